/** The legend of rings, colours and signs on a board. */

export const signs = /** @type {const} */ ({
  number: "浅色的小数字：到了这个没走过的格子以后，还有几种走法（它的出路）。",
  order: "实心圆里的粗体数字：马第几个走到这里。",
  candidate: "虚线圆环：马下一步可以去这里。大数字是它的出路数。",
  chosen: "带箭头的实心圆：方法选中的格子。",
  tied: "带=的实线圆环：并列，出路和选中的格子一样少。",
  tried: "划掉的圆环：已经试过，走不通。",
  visited: "有颜色的格子：已经走过。颜色沿着巡游渐渐变化。",
  marked: "有框：文字里提到的格子，例如再也到不了的格子。",
  piece: "跳跃的箭头：不是马的棋子，旁边是它一跳的两个长度。",
  hole: "斜线：洞，这里没有格子。",
});
