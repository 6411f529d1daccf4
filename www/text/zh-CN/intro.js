/** 入门：五个画面。 */

export const screens = {
  jump: {
    name: "马的跳法",
    text: "马先沿一个方向走两格，再向旁边走一格。请选择带圈的格子，跳三次。",
  },
  attempt: { name: "试一试", text: "现在走遍 25 个格子，每个格子只走一次。你能走多远？" },
  trick: {
    name: "窍门",
    text: "每个数字是从那个格子还能继续走的路数。每次都跳到最小的数字：入口少的格子最先走不到。",
  },
  machine: { name: "机器", text: "计算机也照这条规则走。它会停三次问你：下一格是哪里？" },
  wonders: {
    name: "没人猜得到的事",
    text: "8 × 8 棋盘有 13,267,364,410,532 条闭合巡游：一秒画一条要 42 万年。已知最早的巡游大约在公元 840 年。而这条 1823 年的规则也会失败：在这里它走不下去了。",
  },
};

export const labels = {
  steps: "画面",
  before: "上一页",
  takeBack: "退一步",
  again: "再来一次",
  next: "下一页",
  answer: "显示答案",
  skip: "直接进实验室",
  ladder: "在更大的棋盘上玩",
  fails: "看规则失败",
  ownRule: "写自己的规则",
  teach: "用来教学",
};

export const place = "{screen} / {screens}";
export const title = "{name} · 骑士巡游实验室";
export const wrongScreen = "画面是 1 到 5";
export const jumps = "{all} 跳中的 {made} 跳";
export const canJump = "马能做的就是这些。";
export const visited = "{squares} 格中的 {visited} 格";
export const stuck =
  "走不下去了，{squares} 格中走了 {visited} 格。大多数人都会卡住。{walks} 匹随意跳的马里，有 {arrived} 匹走到了最后。";
export const stuckAgain = "走不下去了，{squares} 格中走了 {visited} 格。退几步，或再来一次。";
export const done = "成功了：一条骑士巡游！{squares} 个格子，每个只走一次。";
export const cutsOff = "这一跳之后，{cut} 就走不到了。退一步，看看数字。";
export const lost = "这一跳之后，已经无法完成巡游。退一步。";
export const notSmallest = "{square} 不是最小的数字，不过还能走完。";
export const which = "下一格是哪里？";
export const right = "对：{square} 的数字最小，是 {ways}。";
export const wrong = "是 {square}：它的数字最小，是 {ways}。";
export const larger = "{squares} 格全部走完。现在换更大的棋盘！";
export const arrived = "{squares} 格全部走完，一步没错。";
