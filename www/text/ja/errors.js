/**
 * What errors of the solver say, by their kind: without a full stop, as they may follow a colon.
 * @import { AllErrors } from "../error-kinds.js"
 */

import { bytesOf } from "../quantities.js";
import { decimal, number } from "./sentence.js";

/** @param {number} n */
function memory(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** A number, roughly if it is large: "30億". @param {number} n */
function roughly(n) {
  if (n < 1e6) {
    return number(n);
  }
  if (n < 1e8) {
    return `${number(Math.floor(n / 1e4))}万`;
  }
  return n < 1e15 ? `${number(Math.floor(n / 1e8))}億` : "1000兆以上";
}

/** @type {AllErrors} */
export const errors = {
  "BoardError.NoSquares":
    "この盤にはマスがありません。8x8のような大きさか、..#/...のような行を書いてください",
  "BoardError.ZeroSide": "盤の辺は、8x8のように1以上にしてください",
  "BoardError.TooLarge": "{width} × {height}の盤は大きすぎます。1辺は{most}までです",
  "BoardError.RaggedRows":
    "盤の{row}行目は{found}マスですが、1行目は{expected}マスです。どの行も同じ長さにしてください（穴は#）",
  "BoardError.UnknownCharacter":
    "{row}行目の「{character}」はマスでも穴でもありません。穴のない盤なら8x8のように、それ以外は.（マス）と#（穴）の行を/で区切って書いてください",
  "BoardError.UnknownSymbol":
    "{row}行目の{place}番目の「{character}」はマスでも穴でもありません。マスは. x 0、穴は# - _か空白、スタートは1かsです",
  "BoardError.SecondStart":
    "{row}行目の{place}番目に、2つ目のスタートがあります。1かsの印は1つだけにしてください",
  "BoardError.TextTooLong": "盤のテキストが長すぎます。{most}文字までです",
  "BoardError.SideTooShort": "辺を{side}にはできません。{least}以上の整数にしてください",
  "SquareError.NotASquare":
    "「{text}」はマスではありません。a1のように、列の文字と行の数字を書いてください",
  "SquareError.OffBoard": "{text}はこの盤にありません。a1から{last}までのマスを選んでください",
  "SquareError.Hole": "{text}はこの盤では穴です。マスを選んでください",
  "SquareError.NotAVertex":
    "「{text}」はこのグラフの頂点ではありません。次の中から選んでください：{some}",
  "LeaperError.NotALeaper":
    "({r}, {s})は駒ではありません。ナイトなら(1, 2)のように、0から{most}までの整数を2つ書いてください。両方0にはできません",
  "GraphError.NoVertices": "このグラフには頂点がありません。1-2 2-3のように辺を書いてください",
  "GraphError.NoEdges":
    "{vertices}個の頂点がありますが、辺がありません。1-2 2-3のように辺を書くか、1行に名前を2つずつ書いてください",
  "GraphError.HalfAPair":
    "グラフの{line}行目には{name}だけがありますが、ほかの行に辺があります。1 2のように、1行に名前を2つ書いてください。1つだけ書けるのは、辺のない頂点です",
  "GraphError.NotAPair":
    "グラフの{line}行目を読めません。1 2のように1行に名前を2つ書くか、1-2 2-3のように辺を書いてください",
  "GraphError.NotAdjacency":
    "グラフの{line}行目を読めません。a: b cのように、頂点、コロン、隣の頂点を書いてください",
  "GraphError.NotDimacs":
    "グラフの{line}行目を読めません。まずp edge 3 2のように書き、続けてe 1 2のように辺を書いてください。頂点は1からです",
  "GraphError.NotTsplib":
    "グラフの{line}行目を読めません。TYPE : HCP、DIMENSION、EDGE_DATA_FORMAT : EDGE_LISTかADJ_LIST、そして-1で終わるEDGE_DATA_SECTIONを書いてください。頂点は1からです",
  "GraphError.NotGraph6":
    "グラフの{line}行目を読めません。グラフ1つをgraph6で、頂点の数に合う文字数で書いてください",
  "GraphError.NotSparse6":
    "グラフの{line}行目を読めません。グラフ1つをsparse6で、コロンとそれに続く文字で書いてください",
  "GraphError.NotLad":
    "グラフの{line}行目を読めません。LAD形式では、まず頂点の数を書きます。次に頂点ごとに1行ずつ、隣の頂点の数と、0から番号をつけた隣の頂点を書いてください",
  "GraphError.NotMetis":
    "グラフの{line}行目を読めません。重みのないMETIS形式では、まず頂点の数と辺の数を書きます。次に頂点ごとに1行ずつ、1から番号をつけた隣の頂点を書いてください",
  "GraphError.Miscounted":
    "1行目では辺が{told}本ですが、その下の隣の頂点の一覧では{found}本です（METISとして読みました）。行が辺を表すなら、1-2のようにハイフンで書いてください",
  "GraphError.OneSided":
    "{from}の隣に{to}がありますが、{to}の隣に{from}がありません（METISとして読みました）。行が辺を表すなら、1-2のようにハイフンで書いてください",
  "GraphError.NotPajek":
    "グラフの{line}行目を読めません。Pajek形式では、まず*Verticesと頂点の数を書き、*Edgesのあとに1行に数を2つずつ書いてください",
  "GraphError.NotGml":
    "グラフの{line}行目を読めません。graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]のようにGMLで書いてください",
  "GraphError.NotDot":
    "グラフの{line}行目を読めません。DOTでは、graphと書き、波かっこの中にa -- bのように辺を書きます。digraphなら、a -> bとb -> aを書いてください",
  "GraphError.Directed":
    "このグラフには向きがあります。{from}から{to}への辺がありますが、逆向きがありません。両方向に進めるグラフを、{from}-{to}のようにハイフンで書いてください",
  "GraphError.EdgeOrHeader":
    "1行目の「{from} {to}」は、辺なのか、頂点と辺の数なのかわかりません。辺なら{from}-{to}のようにハイフンで書いてください",
  "GraphError.UnknownName":
    "「{name}」というグラフはありません。次の中から選ぶか、1-2 2-3のように辺を書いてください：{known}（「{name},」なら頂点1つになります）",
  "GraphError.UnknownCharacter":
    "「{character}」はグラフには使えません。1-2 2-3のように辺を書いてください。名前は文字と数字で、間にハイフンを入れます",
  "GraphError.LooseEdge":
    "グラフの{number}番目の辺には、端が1つしかありません。1-2のように両方書いてください",
  "GraphError.LoopEdge": "辺{name}-{name}は自分自身に戻っています。辺は、ちがう2つの頂点を結びます",
  "GraphError.LongName": "頂点の名前「{name}」は長すぎます。{most}文字までです",
  "GraphError.TooManyCharacters": "グラフのテキストが長すぎます。{most}文字までです",
  "GraphError.TooManyVertices": "このグラフは大きすぎます。頂点は{most}個までです",
  "GraphError.TooManyEdges": "このグラフは大きすぎます。辺は{most}本までです",
  "MoveKind.Knight": "ナイトの動き",
  "MoveKind.Leaper": "この駒の動き",
  "MoveKind.Edge": "このグラフの辺",
  "NotATour.NotASquare": "並びの{at}番目は、この盤のマスではありません",
  "NotATour.Repeated": "{name}を2回通っています。2回目は{at}番目です",
  "NotATour.NotAMove": "並びの{at}番目、{from}から{to}へは、{kind}ではありません",
  "NotATour.Incomplete": "{squares}マスのうち{visited}マスしか通っていません",
  "TourTextError.TooLong": "ツアーのテキストは{most}文字までです",
  "TourTextError.NumberTwice":
    "{number}が2回出てきます。0か1から始めて、どの番号も1回ずつ書いてください",
  "TourTextError.NumberMissing":
    "{number}がなく、次は{next}です。0か1から始めて、どの番号も1回ずつ書いてください",
  "TourTextError.NumberOnHole":
    "{number}が{name}にありますが、そこはこの盤では穴です。番号はマスだけに書き、穴には#を書いてください",
  "TourTextError.StepIsNoMove":
    "{first}から{second}へ、つまり{from}から{to}へは、{kind}ではありません",
  "TourTextError.NotAMove":
    "並びの{at}番目、{first}から{second}へ、つまり{from}から{to}へは、{kind}ではありません",
  "TourTextError.Repeated": "{text}、つまり{name}を2回通っています。2回目は{at}番目です",
  "ChoiceError.NotAChoice": "「{value}」は使えません。使えるのは{known}です",
  "SearchError.UnknownAlgorithm":
    "「{id}」というアルゴリズムはありません。次の中から選んでください：{known}",
  "SearchError.NotOffered": "「{value}」は使えません。使えるのは{known}です",
  "SearchError.NotAnywhere":
    "スタートを「any」にはできません。マスか「random」にしてください（「any」は、閉じたツアーと、「best」のように自分でスタートを選ぶ方法の開いたツアーで使えます）",
  "SearchError.NeedsBoard":
    "「{method}」はここでは使えません。行と列に並んだマスが必要ですが、グラフにはありません",
  "SearchError.CannotResume":
    "「{method}」はここでは使えません。自分で進めた手でなければ、続きを進められません",
  "SearchError.NeedsKnightOnRectangle":
    "「{method}」はこの盤では使えません。使えるのは、穴のない長方形の盤のナイトだけです",
  "SearchError.NeedsRoomForFormation":
    "「{method}」はこの盤では使えません。一方の辺が16以上の偶数で、もう一方が12以上の盤か、12 × 12、12 × 14、14 × 14の盤が必要です",
  "SearchError.TooManyMoves":
    "「{method}」はこの盤では使えません。手1つにニューロンが1つ必要ですが、{most}個までです",
  "SearchError.NoCentre":
    "「{method}」はここでは使えません。中心があるのは盤だけです。同点の別の決め方を選んでください",
  "SearchError.RuleNeedsBoard":
    "規則「{rule}」はここでは使えません。マスの場所を見る規則ですが、グラフには行も列もありません。その部分を外してください",
  "SearchError.NeedsCorner":
    "「{method}」はこの盤では使えません。5 × 5以上の穴のない正方形の盤で、ナイトが隅から始める場合だけのものです。隅から始めるか、同点の別の決め方を選んでください",
  "SearchError.TooLarge":
    "「{method}」が使えるのは{largest}マスまでですが、この盤は{squares}マスです",
  "SearchError.NoTourGiven":
    "再生するツアーがありません。Sessionのtourに、a1b3c5のように渡してください",
  "SearchError.DoesNotClose":
    "「{method}」はこの盤では使えません。このツアーは最後からスタートへ1手で戻れず、閉じていません",
  "RuleError.BadRule": "この規則は読めません：{why}",
  "RuleFault.TooLong": "{most}文字を超えています",
  "RuleFault.UnknownCharacter":
    "「{character}」はここでは使えません。規則に使えるのは、言葉、整数、+ - * ( )とコンマです",
  "RuleFault.Ends": "{wanted}があるはずの所で終わっています",
  "RuleFault.OutOfPlace": "「{found}」ではなく、{wanted}があるはずです",
  "RuleFault.Empty":
    "何も書いてありません。「fewest onward」のように、ナイトが何を探すかを書いてください",
  "RuleFault.TooManyCriteria": "行が{most}を超えています",
  "RuleFault.AfterOrder":
    "これでは何も決まりません。その前の「order」が同じになるマスはないからです",
  "RuleFault.Constant": "これはどのマスでも同じ数なので、何も決まりません",
  "RuleFault.Repeated":
    "「{criterion}」では何も決まりません。残っているのは「{earlier}」で同じになったマスだけです",
  "RuleFault.TooDeep": "かっこの重なりが{most}を超えています",
  "RuleFault.TooLargeNumber": "使える数は{most}までです",
  "WantedInRule.Criterion": "「fewest onward」のような言葉",
  "WantedInRule.End": "規則の終わり（もう決めることはありません）",
  "WantedInRule.CommaOrEnd": "コンマか、規則の終わり",
  "WantedInRule.Measure": "次のどれか（{measures}）",
  "WantedInRule.Sign": "「{sign}」",
  "RunError.IllegalMove": "{square}へは進めません：{what}",
  "RunError.NotAPath":
    "「{method}」はここでは使えません。手が1本の道にならないので、自分で続きを進められません",
  "RunError.BadMovesByHand":
    "「{text}」は使えません。12:e5,13:g6のように、手とその前のステップ数を{most}個まで書けます",
  "RunError.NotATour": "このマスの並びはツアーではありません：{fault}",
  "RunError.WalksBoards": "「{method}」はここでは使えません。再生できるのは盤のツアーだけです",
  "RunError.FixedStart":
    "「{method}」はここでは使えません。開いたツアーは、その最初のマスから始まります。そこをスタートにしてください",
  "RunError.NoSuchSteps":
    "最初のステップを{from}にはできません。最後のステップの{to}までの整数にしてください",
  "RunError.TooLargeToAnimate":
    "アニメーションにできるのは{largest}マスまでですが、この盤は{squares}マスです",
  "RunError.AnimationTooLarge": ({ most }) =>
    `このアニメーションは${memory(most)}を超えます。ステップを減らすか、もっと小さくしてください`,
  "ProgramError.NoSuchMethod":
    "「{method}」のプログラムはありません。ワーンスドルフの規則かバックトラック法を選んでください",
  "ProgramError.NeedsBoard": "盤でないグラフのプログラムはありません。盤を選んでください",
  "ProgramError.TooLarge":
    "プログラムにできるのは{most} × {most}までの盤ですが、この盤の辺は{side}です",
  "ProgramError.OpenOnly": "プログラムがあるのは開いたツアーだけです。開いたツアーを選んでください",
  "ProgramError.NoRegions":
    "SquirrelとCullの区域による規則のプログラムはありません。別の規則を選んでください",
  "ProgramError.NoPruning":
    "先読みをするバックトラック法のプログラムはありません。先読みをしない設定にしてください",
  "ProgramError.NoMovesByHand": "自分で進めた手のプログラムはありません。その手を外してください",
  "ProgramError.TooLargeValues":
    "この規則の値は{most}を超えることがあり、扱えない言語があります。もっと小さい数にしてください",
  "ProgramError.TooLong":
    "この規則は、この言語では{lines}行になりますが、プログラムは{most}行までです。比べるものを減らすか、行き止まりで止めてください",
  "PosterError.NoBoard":
    "ポスターは盤のツアー用ですが、これは盤でないグラフです。盤を選んでください",
  "PosterError.TooLarge": "ポスターにできるのは{largest}マスまでですが、この盤は{squares}マスです",
  "PosterError.LeapsTooFar":
    "「織物」のスタイルで表せるのは、縦横に{most}マスまでの跳び方です。この駒には別のスタイルを選んでください",
  "PosterError.TooLong": "長すぎます。{most}文字までです",
  "PosterError.BadPaper":
    "用紙を「{paper}」にはできません。使えるのは、{papers}のほか、300x400mm（{least_mm}から{most_mm}まで）や1200x800px（{least_px}から{most_px}まで）のような整数です",
  "CountError.TooWide":
    "幅が広すぎて正確に数えられません。同時に{width}マスを覚える必要がありますが、{widest}マスまでです。もっと細い盤か、辺の少ないグラフにしてください",
  "CountError.NeedsMemory": ({ needed, limit }) =>
    `数えるのにメモリが約${memory(needed)}必要ですが、上限は${memory(limit)}です。上限を上げるか、もっと小さい盤にしてください`,
  "CountError.NeedsMoreMemory": ({ needed, limit }) =>
    `数えるのにメモリが${memory(needed)}より多く必要ですが、上限は${memory(limit)}です。上限を上げるか、もっと小さい盤にしてください`,
  "CountError.Overflow":
    "ツアーが2¹²⁸以上あります。それより大きな数はここでは数えられません。もっと小さい盤にしてください",
  "CountError.NotFolded":
    "この盤では、半分に折って数える方法は使えません。使えるのは、3 × 4から{widest} × 255までの穴のない長方形の盤のナイトツアーだけです。1マスずつ数える方法を使ってください",
  "CountError.FoldedOverflow":
    "この盤では、半分に折って数える方法は使えません。数が64ビットを超えることがあります。128ビットまで使える、1マスずつ数える方法を使ってください",
  "CountError.TooLargeToCount":
    "正確に数えられるのは{largest}マスまでですが、この盤は{squares}マスです",
  "CountError.TooLargeToDecide":
    "1マスずつ調べられるのは{largest}マスまでですが、この盤は{squares}マスです",
  "CountError.TooLargeToEstimate":
    "見積もれるのは{largest}マスまでですが、この盤は{squares}マスです",
  "CountError.BadWeight":
    "重みを「{weight}」にはできません。{least}から{greatest}までの数にしてください",
  "KeypadError.NoKeys":
    "このキーパッドにはキーがありません。文字の行を/で区切り、すき間は空白にして、123/456/789/ 0 のように書いてください",
  "KeypadError.TooManyKeys": "キーが多すぎます。{most}個までです",
  "KeypadError.KeyTooFar":
    "{row}行目の{place}番目のキーは遠すぎます。どのキーも、最初の{most}行、{most}番目までに置いてください",
  "KeypadError.BadKey":
    "{row}行目の{place}番目の「{character}」はキーにできません。キー1つに目に見える文字を1つ書いてください。/は使えません。すき間は空白です",
  "KeypadError.RepeatedKey":
    "キー「{key}」が、{row}行目の{place}番目にもう一度出てきます。どのキーも1回だけ書いてください",
  "KeypadError.UnknownKey":
    "{place}番目の「{key}」はこのキーパッドにありません。あるキーは{known}です",
  "KeypadError.BadStart":
    "「{text}」を最初のキーにはできません。キーを1つ書くか、どこからでもよければ何も書かないでください",
  "KeypadError.BadLength": "列を{length}キーにはできません。1から{most}までです",
  "KeypadError.SequenceTooLong": "この列はキーが多すぎます。{most}個までです",
  "KeypadError.TooManyLimits": "制限が多すぎます。{most}個までにしてください",
  "KeypadError.TooMuchToCount": (facts) =>
    `これを数えるには、足し算が${roughly(facts.additions)}回、メモリが${memory(facts.bytes)}必要になることがあります。できるのは${roughly(facts.most_additions)}回、${memory(facts.most_bytes)}までです。列を短くするか、キーや制限を減らしてください`,
  "KeypadError.TooManyCounts":
    "この制限で数えるには、列1つに{bits}ビット必要ですが、{most}ビットまでです。制限するキーを減らしてください",
  "KeypadError.OutOfMemory": ({ bytes }) =>
    `この端末には、数を入れるためのメモリ${memory(bytes)}が残っていません。列を短くしてください`,
  "CallError.BadSetting": "「{value}」は使えません。使えるのは{wanted}です",
  "CallError.TooLong": "長すぎます。{most}文字までです",
  "CallError.TooLargeToList":
    "ツアーを並べられるのは{largest}マスまでですが、この盤は{squares}マスです",
  "CallError.TooLargeToArgue":
    "証明を見せられるのは{largest}マスまでですが、この盤は{squares}マスです",
  "CallError.TooLargeForAVerdict":
    "途中の道を判定できるのは、穴もふくめて{largest}マスまでですが、この盤は{squares}マスです",
  "CallError.NotSupported": "このブラウザには{lacking}がありません。新しいブラウザを使ってください",
  "Wanted.MapSide": "1から64までの整数",
  "Wanted.OneKey": "キーパッドのキー1つ",
  "Wanted.RandomNumbers": "乱数を作る機能",
  "Wanted.CanvasContext": "描くためのcanvasの2Dコンテキスト",
  "Wanted.Canvas": "描くためのcanvas",
  "Wanted.Bytes": "{least}から{most}までのバイト数",
  "Wanted.BytesOrNoLimit": "{least}から{most}までのバイト数、または時間の上限をなくす「none」",
  "Wanted.AnimationSize": "{least}から{most}までのピクセル数（整数）",
  "Wanted.AnimationDelay": "{least}から{most}までのミリ秒（整数）",
  "Wanted.Step": "0から{most}までのステップ数（整数）",
  "Wanted.Weights": "{least}から{most}までの数",
  crashed: "計算プログラムが止まりました。おそらくメモリ不足です",
  lost: "{call}：計算プログラムが止まったときに、このオブジェクトは失われました。新しく作ってください",
  "IllegalMove.NotAMove": "最後のマスからそこへ行く手はありません",
  "IllegalMove.Visited": "もう通っています。まだ通っていないマスを選んでください",
  "IllegalMove.Hole": "そこは穴です。マスを選んでください",
  "IllegalMove.Over": "ツアーは完成しています。別の道を試すには、手を戻してください",
};
