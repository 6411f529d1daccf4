/**
 * What errors of the solver say, by their kind: clauses without a full stop.
 * @import { AllErrors } from "../error-kinds.js"
 */

import { bytesOf } from "../quantities.js";
import { decimal, number } from "./sentence.js";

/** A number of bytes in readable units. @param {number} n */
function memory(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** @param {string} advice */
const cannotRead = (advice) => `图的第{line}行读不懂；${advice}`;

/** @type {AllErrors} */
export const errors = {
  "BoardError.NoSquares": "这个棋盘没有格子；请写大小，例如“8x8”，或写各行，例如“..#/...”",
  "BoardError.ZeroSide": "棋盘的每边至少是1，例如“8x8”",
  "BoardError.TooLarge": "{width} × {height}的棋盘太大；每边最多{most}",
  "BoardError.RaggedRows":
    "棋盘的第{row}行有{found}格，而第一行有{expected}格；各行必须一样长（洞写成#）",
  "BoardError.UnknownCharacter":
    "第{row}行的“{character}”既不是格子也不是洞；完整的棋盘写“8x8”，否则写各行，用.表示格子，#表示洞，/隔开各行",
  "BoardError.UnknownSymbol":
    "第{row}行第{place}个字符“{character}”既不是格子也不是洞；格子写.、x或0，洞写#、-、_或空格，起点写1或s",
  "BoardError.SecondStart": "第{row}行第{place}个字符是第二个起点；只能用1或s标出一个起点",
  "BoardError.TextTooLong": "对棋盘来说这段文字太长；最多{most}个字符",
  "BoardError.SideTooShort": "边长不能是“{side}”；请写不小于{least}的整数",
  "SquareError.NotASquare": "“{text}”不是格子；请写列的字母和行的数字，例如“a1”",
  "SquareError.OffBoard": "{text}不在这个棋盘上；请选a1到{last}的格子",
  "SquareError.Hole": "{text}在这个棋盘上是洞；请选一个格子",
  "SquareError.NotAVertex": "“{text}”不是这个图的顶点；可选的有{some}",
  "LeaperError.NotALeaper":
    "({r}, {s})不是跳子；请写两个0到{most}的整数，不能都是0，例如马是(1, 2)",
  "GraphError.NoVertices": "这个图没有顶点；请写出它的边，例如“1-2 2-3”",
  "GraphError.NoEdges": "这{vertices}个顶点没有边；请写边，例如“1-2 2-3”，或者每行写两个名称",
  "GraphError.HalfAPair":
    "图的第{line}行只有{name}，而它在别的行里有边；请每行写两个名称，例如“1 2”；只有没有边的顶点才单独写",
  "GraphError.NotAPair": cannotRead("请每行写两个名称，例如“1 2”，或者写边，例如“1-2 2-3”"),
  "GraphError.NotAdjacency": cannotRead("请写顶点、冒号和它的邻点，例如“a: b c”"),
  "GraphError.NotDimacs": cannotRead("请先写“p edge 3 2”，再写边，例如“e 1 2”，顶点从1编号"),
  "GraphError.NotTsplib": cannotRead(
    "请写TYPE : HCP、DIMENSION、EDGE_DATA_FORMAT : EDGE_LIST或ADJ_LIST，再写EDGE_DATA_SECTION，顶点从1编号，以-1结束",
  ),
  "GraphError.NotGraph6": cannotRead("请写一个graph6格式的图，字符数要和顶点数相符"),
  "GraphError.NotSparse6": cannotRead("请写一个sparse6格式的图：冒号，后面是字符"),
  "GraphError.NotLad": cannotRead(
    "请按LAD格式先写顶点数，然后每个顶点一行：邻点的个数和各个邻点，从0编号",
  ),
  "GraphError.NotMetis": cannotRead(
    "请按没有权重的METIS格式先写顶点数和边数，然后每个顶点一行，写它的邻点，从1编号",
  ),
  "GraphError.Miscounted":
    "第一行说有{told}条边，而下面的邻点列表里（按METIS格式读取）有{found}条；如果各行是边，请用短线写，例如“1-2”",
  "GraphError.OneSided":
    "{from}把{to}列为邻点，{to}却没有列出{from}（按METIS格式读取）；如果各行是边，请用短线写，例如“1-2”",
  "GraphError.NotPajek": cannotRead("请按Pajek格式先写*Vertices和顶点数，在*Edges之后每行写两个数"),
  "GraphError.NotGml": cannotRead(
    "请写GML，例如graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]",
  ),
  "GraphError.NotDot": cannotRead(
    "请写DOT：先写graph，再在花括号里写边，例如a -- b；在digraph里写a -> b和b -> a",
  ),
  "GraphError.Directed":
    "这个图是有向的：从{from}到{to}有边，反过来没有；请写两个方向都通的图，例如“{from}-{to}”",
  "GraphError.EdgeOrHeader":
    "第一行“{from} {to}”可能是一条边，也可能是顶点数和边数；边请用短线写，例如“{from}-{to}”",
  "GraphError.UnknownName":
    "没有叫“{name}”的图；可选的有{known}，也可以写边，例如“1-2 2-3”（“{name},”是单独一个顶点）",
  "GraphError.UnknownCharacter":
    "图里不能用“{character}”；请写边，例如“1-2 2-3”：名称由字母和数字组成，中间是短线",
  "GraphError.LooseEdge": "图的第{number}条边只有一端；请把两端都写上，例如“1-2”",
  "GraphError.LoopEdge": "边{name}-{name}是自环；一条边必须连接两个不同的顶点",
  "GraphError.LongName": "作为顶点，“{name}”太长；名称最多{most}个字符",
  "GraphError.TooManyCharacters": "对图来说这段文字太长；最多{most}个字符",
  "GraphError.TooManyVertices": "这个图太大；最多{most}个顶点",
  "GraphError.TooManyEdges": "这个图太大；最多{most}条边",
  "MoveKind.Knight": "马的走法",
  "MoveKind.Leaper": "这个棋子的走法",
  "MoveKind.Edge": "这个图的边",
  "NotATour.NotASquare": "列表的第{at}项不是这个棋盘的格子",
  "NotATour.Repeated": "{name}走了两次，第二次是第{at}项",
  "NotATour.NotAMove": "从{from}到{to}（列表的第{at}项）不是{kind}",
  "NotATour.Incomplete": "{squares}个格子只走了{visited}个",
  "TourTextError.TooLong": "巡游的文字最多{most}个字符",
  "TourTextError.NumberTwice": "{number}出现了两次；每个数只写一次，从0或1开始",
  "TourTextError.NumberMissing": "缺少{number}：下一个数是{next}；每个数都要写一次，从0或1开始",
  "TourTextError.NumberOnHole":
    "{number}写在{name}上，而它在这个棋盘上是洞；数只写在格子上，洞写成#",
  "TourTextError.StepIsNoMove": "从{first}到{second}（{from}到{to}）不是{kind}",
  "TourTextError.NotAMove": "从{first}到{second}（{from}到{to}，列表的第{at}项）不是{kind}",
  "TourTextError.Repeated": "{text}（{name}）走了两次，第二次是第{at}项",
  "ChoiceError.NotAChoice": "不能是“{value}”；可以是{known}",
  "SearchError.UnknownAlgorithm": "没有“{id}”这种算法；可选的有{known}",
  "SearchError.NotOffered": "不能是“{value}”；可以是{known}",
  "SearchError.NotAnywhere":
    "start不能是“any”；可以是一个格子或“random”（“any”用于封闭巡游，或者用于自己选起点的方法的开放巡游，例如“best”）",
  "SearchError.NeedsBoard": "“{method}”不能用在这里：它需要排成行和列的格子，而图没有行和列",
  "SearchError.CannotResume": "“{method}”不能用在这里：它不能接着别人的步走下去",
  "SearchError.NeedsKnightOnRectangle":
    "“{method}”不能用在这个棋盘上：它只适用于马和完整的矩形棋盘",
  "SearchError.NeedsRoomForFormation":
    "“{method}”不能用在这个棋盘上：它要求一边是不小于16的偶数，另一边不小于12，或者棋盘是12 × 12、12 × 14或14 × 14",
  "SearchError.TooManyMoves":
    "“{method}”不能用在这个棋盘上：每种走法需要一个神经元，而它最多有{most}个",
  "SearchError.NoCentre": "“{method}”不能用在这里：只有棋盘才有中心；请换一条并列时的规则",
  "SearchError.RuleNeedsBoard":
    "规则“{rule}”不能用在这里：它要看格子的位置，而图没有行和列；请去掉这一项",
  "SearchError.NeedsCorner":
    "“{method}”不能用在这里：它只适用于马从角上出发、边长不小于5的完整正方形棋盘；请换到这样的起点，或者换一条并列时的规则",
  "SearchError.TooLarge": "“{method}”最多只能用于{largest}个格子；这个棋盘有{squares}个",
  "SearchError.NoTourGiven": "没有可以重放的巡游；请在`tour`里给Session一条，例如“a1b3c5”",
  "SearchError.DoesNotClose": "“{method}”不能用在这里：它的巡游不封闭，因为从终点一步回不到起点",
  "RuleError.BadRule": "这条规则读不懂：{why}",
  "RuleFault.TooLong": "超过了{most}个字符",
  "RuleFault.UnknownCharacter":
    "“{character}”在这里没有意义；规则由单词、整数和半角的+ - * ( ) ,组成",
  "RuleFault.Ends": "这里应该是{wanted}，规则却结束了",
  "RuleFault.OutOfPlace": "这里应该是{wanted}，而不是“{found}”",
  "RuleFault.Empty": "规则是空的；请写出马要找什么，例如“fewest onward”",
  "RuleFault.TooManyCriteria": "超过了{most}条标准",
  "RuleFault.AfterOrder": "这一条永远起不了作用，因为它前面的“order”对任何两个格子都不相同",
  "RuleFault.Constant": "这一条对所有格子都是同一个数，所以起不了作用",
  "RuleFault.Repeated": "“{criterion}”永远起不了作用：剩下的格子按“{earlier}”已经全都相等",
  "RuleFault.TooDeep": "括号超过了{most}层",
  "RuleFault.TooLargeNumber": "数最大只能是{most}",
  "WantedInRule.Criterion": "一条标准，例如“fewest onward”",
  "WantedInRule.End": "结尾，因为已经没有什么可决定的了",
  "WantedInRule.CommaOrEnd": "逗号或结尾",
  "WantedInRule.Measure": "{measures}之一",
  "WantedInRule.Sign": "“{sign}”",
  "RunError.IllegalMove": "下一步不能走到{square}：{what}",
  "RunError.NotAPath": "“{method}”不能用在这里：它的步不连成一条路线，所以没法接着自己走",
  "RunError.BadMovesByHand":
    "不能是“{text}”；最多有{most}步，例如“12:e5,13:g6”，每步前面写它之前的步数",
  "RunError.NotATour": "这些格子不是一条巡游：{fault}",
  "RunError.WalksBoards": "“{method}”不能用在这里：它只重放棋盘上的巡游",
  "RunError.FixedStart": "“{method}”不能用在这里：开放巡游从它的第一格开始；请把那一格选为起点",
  "RunError.NoSuchSteps": "起始步不能是“{from}”；请写不超过{to}（最后一步）的整数",
  "RunError.TooLargeToAnimate": "动画最多显示{largest}个格子；这个棋盘有{squares}个",
  "RunError.AnimationTooLarge": ({ most }) =>
    `这个动画会超过${memory(most)}；请减少步数，或者选小一点`,
  "ProgramError.NoSuchMethod": "{method}没有对应的程序；请选warnsdorff或backtracking",
  "ProgramError.NeedsBoard": "不是棋盘的图没有对应的程序；请选一个棋盘",
  "ProgramError.TooLarge": "程序的棋盘最多{most} × {most}；这个棋盘有一边是{side}",
  "ProgramError.OpenOnly": "只有开放巡游才有程序；请选开放",
  "ProgramError.NoRegions": "Squirrel和Cull的区域没有对应的程序；请换一条规则",
  "ProgramError.NoPruning": "向前看的回溯法没有对应的程序；请把“向前看”设为“否”",
  "ProgramError.NoMovesByHand": "自己走的步不能写成程序；请去掉这些步",
  "ProgramError.TooLargeValues": "这条规则的值可能超过{most}，有些语言存不下；请用小一点的数",
  "ProgramError.TooLong":
    "这条规则用这种语言要写{lines}行，而程序最多{most}行；请少用几个量，或者遇到死路就停下",
  "PosterError.NoBoard": "海报显示的是棋盘上的巡游，而这是别的图；请选一个棋盘",
  "PosterError.TooLarge": "海报最多显示{largest}个格子；这个棋盘有{squares}个",
  "PosterError.LeapsTooFar": "“编织”样式只能显示沿行或列最多{most}格的跳跃；请为这个棋子换一种样式",
  "PosterError.TooLong": "最多{most}个字符",
  "PosterError.BadPaper":
    "纸张不能是“{paper}”；可以是{papers}之一，也可以写整数，例如300x400mm（从{least_mm}到{most_mm}），或1200x800px（从{least_px}到{most_px}）",
  "CountError.TooWide":
    "太宽了，没法精确计数：要同时跟踪{width}个格子，而最多能跟踪{widest}个；请用窄一点的棋盘，或者边少一点的图",
  "CountError.NeedsMemory": ({ needed, limit }) =>
    `这次计数大约需要${memory(needed)}内存，而上限是${memory(limit)}；请提高上限，或者用小一点的棋盘`,
  "CountError.NeedsMoreMemory": ({ needed, limit }) =>
    `这次计数需要超过${memory(needed)}的内存，而上限是${memory(limit)}；请提高上限，或者用小一点的棋盘`,
  "CountError.Overflow": "巡游有2¹²⁸条或更多，这么大的数在这里数不了；请用小一点的棋盘",
  "CountError.NotFolded":
    "折半计数不能用在这个棋盘上：它只能数3 × 4到{widest} × 255的完整矩形棋盘上马的巡游；请用逐格计数（frontier）",
  "CountError.FoldedOverflow":
    "折半计数不能用在这个棋盘上：它的数可能超过64位；请用逐格计数（frontier），它有128位",
  "CountError.TooLargeToCount": "精确计数最多用于{largest}个格子；这个棋盘有{squares}个",
  "CountError.TooLargeToDecide": "逐格判定最多用于{largest}个格子；这个棋盘有{squares}个",
  "CountError.TooLargeToEstimate": "估计最多用于{largest}个格子；这个棋盘有{squares}个",
  "CountError.BadWeight": "权重不能是“{weight}”；请写{least}到{greatest}的数",
  "KeypadError.NoKeys":
    "这个键盘没有键；请写各行的字符，用/隔开，空缺写空格，例如“123/456/789/ 0 ”",
  "KeypadError.TooManyKeys": "这个键盘的键太多；最多{most}个",
  "KeypadError.KeyTooFar":
    "第{row}行第{place}个键离得太远；请把所有键放在前{most}行、每行前{most}个位置里",
  "KeypadError.BadKey":
    "第{row}行第{place}个字符“{character}”不能作键；每个键写一个看得见的字符，不能是/，空缺写空格",
  "KeypadError.RepeatedKey": "键“{key}”在第{row}行第{place}个位置又出现了；每个键只写一次",
  "KeypadError.UnknownKey": "第{place}个“{key}”不是这个键盘的键；它的键有{known}",
  "KeypadError.BadStart": "“{text}”不能作起点；请写键盘上的一个键，起点不限就什么也不写",
  "KeypadError.BadLength": "序列不能有{length}个键；可以有1到{most}个",
  "KeypadError.SequenceTooLong": "这个序列的键太多；最多{most}个",
  "KeypadError.TooManyLimits": "限制太多；最多用{most}条",
  "KeypadError.TooMuchToCount": ({ additions, bytes, most_additions, most_bytes }) =>
    `数这些可能要做${number(additions)}次加法、占用${memory(bytes)}内存，而最多是${number(most_additions)}次和${memory(most_bytes)}；请缩短序列，或者减少键或限制`,
  "KeypadError.TooManyCounts":
    "有了这些限制，每个序列需要{bits}位来计数，而最多{most}位；请少限制几个键",
  "KeypadError.OutOfMemory": ({ bytes }) => `这台设备没有${memory(bytes)}内存来计数了；请缩短序列`,
  "CallError.BadSetting": "不能是“{value}”；可以是{wanted}",
  "CallError.TooLong": "最多{most}个字符",
  "CallError.TooLargeToList": "逐条列出最多用于{largest}个格子；这个棋盘有{squares}个",
  "CallError.TooLargeToArgue": "证明最多用于{largest}个格子；这个棋盘有{squares}个",
  "CallError.TooLargeForAVerdict":
    "没走完的路线最多能在{largest}个格子上判断，洞也算在内；这个棋盘有{squares}个",
  "CallError.NotSupported": "这个浏览器没有{lacking}；请用新一点的浏览器",
  "Wanted.MapSide": "1到64的整数",
  "Wanted.OneKey": "键盘上的一个键",
  "Wanted.RandomNumbers": "随机数",
  "Wanted.CanvasContext": "画布的2D绘图环境",
  "Wanted.Canvas": "可以画图的画布",
  "Wanted.Bytes": "{least}到{most}的字节数",
  "Wanted.BytesOrNoLimit": "{least}到{most}的字节数，或“none”（只限一次调用的时间）",
  "Wanted.AnimationSize": "{least}到{most}的整数（像素）",
  "Wanted.AnimationDelay": "{least}到{most}的整数（毫秒）",
  "Wanted.Step": "0到{most}的整数（步数）",
  "Wanted.Weights": "{least}到{most}的数",
  crashed: "求解程序失败了，多半是因为内存不够",
  lost: "{call}：求解程序失败时这个对象丢失了；请新建一个",
  "IllegalMove.NotAMove": "从上一格一步到不了那里",
  "IllegalMove.Visited": "那里已经走过了；请选没走过的格子",
  "IllegalMove.Hole": "那里是洞；请选一个格子",
  "IllegalMove.Over": "巡游已经完成；想试别的走法，请先悔棋",
};
