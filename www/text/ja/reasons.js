/**
 * Why there is no tour, or one, in a sentence or two without the last full stop.
 * @import { Telling } from "../telling.js"
 */

import { number, things } from "./sentence.js";

/** The number of squares up to which a sentence names all of them; of more it names the first three. */
const MAX_NAMED = 4;

/** "a1、b2、c3、ほか7マス", "頂点1と2". The count may be larger than the list. @type {(squares: readonly string[], isGraph: boolean, counted?: number) => string} */
function names(squares, isGraph, counted = 0) {
  const all = Math.max(squares.length, counted);
  const shown = all > MAX_NAMED ? squares.slice(0, 3) : squares;
  const others = all - shown.length;
  const named = shown.join(shown.length === 2 && others === 0 ? "と" : "、");
  const some = isGraph ? `頂点${named}` : named;
  return others > 0 ? `${some}、ほか${number(others)}${isGraph ? "頂点" : "マス"}` : some;
}

/** @param {Telling} telling */
export function why({ sentence, code, squares, numbers, isGraph, isHigh }) {
  const s = isGraph ? "頂点" : "マス";
  const board = isGraph ? "グラフ" : "盤";
  const line = isHigh ? "列" : "行";
  const [first = 0, second = 0] = numbers;
  const isKnown = squares.length > 0;
  const some = isKnown ? names(squares, isGraph) : `いくつかの${s}`;
  const counted = isKnown ? names(squares, isGraph, first) : `いくつかの${s}`;
  const one = squares.length === 1 && first <= 1;
  const start = isKnown ? names(squares.slice(0, 1), isGraph) : "スタート";
  switch (code) {
    case "one-square":
      return `1${s}だけなら開いたツアーはもうできていますが、閉じるための手がありません`;
    case "odd-area":
      return `1手動くと必ず色が変わるので、閉じたツアーには白と黒が同じ数だけ必要です。でも、この${board}の${s}の数は奇数です`;
    case "side-1":
      return `${line}が1つだけでは、ナイトは動けません`;
    case "side-2":
      return second === 2
        ? "2 × 2では、ナイトは動けません"
        : `${line}が2つだけだと、どの手も長い辺に沿って2マスずつ進むので、とばしたマスに戻れません`;
    case "side-4":
      return `${line}が4つだと、外側の${line}から出る手はすべて内側へ行きます。そのため、閉じたツアーではマスの半分にしか行けません`;
    case "small-exception":
      return `${first > 0 ? `${number(first)} × ${number(second)}` : "この盤"}は、ツアーのない数少ない小さな盤の1つです。すべての可能性を調べて確かめられています`;
    case "schwenk":
      return "穴のない長方形の盤には、必ず閉じたツアーがあります。ただし、マスの数が奇数のとき、1辺が1、2、4のとき、3 × 4、3 × 6、3 × 8のときを除きます（Schwenk、1991年）";
    case "open-theorem":
      return "穴のない長方形の盤には、いくつかの小さな盤や細長い盤を除いて、開いたツアーがあります（CullとDe Curtins、1978年。Conradたち、1994年）";
    case "no-theorem":
      return "この場合に当てはまる定理は知られていません";
    case "all-tried":
      return "すべての可能性を試しました";
    case "colours":
      return numbers.length === 0
        ? `1手動くと必ず色が変わりますが、一方の色の${s}が多すぎます`
        : `1手動くと必ず色が変わりますが、通る${s}は白が${number(first)}、黒が${number(second)}です`;
    case "start-colour":
      return `ツアーは、1${s}多いほうの色で始まり、その色で終わります。でも、${start}はもう一方の色です`;
    case "inner-row":
      return `${line}が4つだと、外側の${line}から出る手はすべて内側へ行きます。そのため、ツアーは外側の${line}で始まり、外側で終わるしかありません。でも、${start}は内側です`;
    case "start-exception":
      return `${start}からは、すべてを調べても見つかりませんでした`;
    case "too-few-moves":
      if (first === 0) {
        return `手が足りない${s}があります`;
      }
      return second === 1
        ? `${counted}には手がありません`
        : `閉じたツアーではどの${s}にも手が2つ必要ですが、${counted}には足りません`;
    case "too-many-ends":
      if (!isKnown) {
        return `手が1つだけの${s}が多すぎます。ツアーの端は2つしかありません`;
      }
      return one
        ? `手が1つだけの${s}は、${some}で3つ目です。ツアーの端は2つしかありません`
        : `${counted}には手が1つずつしかありません。そのうちツアーの端になれるのは${things(second)}だけです`;
    case "not-connected":
      return `${counted}へ行く手がありません`;
    case "cut-squares":
      return `${some}がないと、残りの${s}は、1つのツアーで通れる数より多くの部分に分かれます`;
    case "end-parts":
      return isKnown
        ? `${some}だけでつながっている部分が${things(first)}あり、どれにもツアーの端が必要ですが、端を置けるのは${things(second)}だけです`
        : `わずかな${s}だけでつながっている部分が多すぎます。どれにもツアーの端が必要です`;
    case "forced-moves":
      return isKnown
        ? `${start}には手が3つ以上必要になります。手が2つしかない${names(squares.slice(1), isGraph, first)}は、どれも${start}への手を使うしかないからです`
        : `手が3つ以上必要な${s}が出てきます`;
    case "forced-cycle":
      return `どのツアーでも必ず使う手だけで、${counted}を回る輪ができてしまいます`;
    case "no-two-factor":
      return isKnown
        ? `${some}には合わせて${number(first)}手が必要ですが、まわりの${s}には${number(second)}手分しか余裕がありません`
        : `どう手を選んでも、閉じたツアーに必要な2手がそろわない${s}が残ります`;
    case "no-cycle-cover":
      return isKnown
        ? `${some}から出る手で行けるのは${number(second)}${s}だけですが、${number(first)}${s}必要です`
        : `どう手を選んでも、すべての${s}から別々の${s}へ進むことはできません`;
    case "separate-cycles":
      return isKnown && second === 0
        ? `それぞれの${s}でどの2手を選んでも、ツアーの端へは行けません`
        : `どの手を選んでも、${counted}は残りから切りはなされます`;
    case "separate-parts": {
      if (!isKnown) {
        return `この${board}には、それぞれなら通れても、1つのツアーでは両方を通れない2つの部分があります`;
      }
      const [these, those] = [squares.slice(0, first), squares.slice(first)];
      return `${names(these, isGraph, first)}を通るツアーは、${names(those, isGraph, second)}を通れません`;
    }
    case "stuck":
      return `${isKnown ? start : "端"}から1手で行ける、まだ通っていない${s}がありません`;
    case "not-closed":
      return `すべての${s}を通りましたが、${squares[1] ?? "最後"}から${squares[0] ?? "最初"}へは1手で戻れません`;
    case "never-entered":
      return `${counted}へ行く手がもうありません`;
    case "start-cut-off":
      return `${start}へ1手で戻れる${s}をすべて使ってしまったので、ツアーを閉じられません`;
    case "too-many-dead-ends":
      if (!isKnown) {
        return `残りの手が1つだけの${s}が多すぎます`;
      }
      return one || second === 0
        ? `${counted}には手が1つしか残っていないので、ツアーはそこで終わり、閉じられません`
        : `${counted}には手が1つずつしか残っていません。ツアーが終われるのは、そのうち1つだけです`;
    case "cut-in-two":
      return `道の端から${counted}へ行く手が、もうつながっていません`;
    default:
      return sentence;
  }
}
