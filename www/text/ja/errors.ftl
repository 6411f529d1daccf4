errors_BoardError =
    .NoSquares = この盤にはマスがありません。8x8のような大きさか、..#/...のような行を書いてください
    .ZeroSide = 盤の辺は、8x8のように1以上にしてください
    .TooLarge = { NUMBER($width) } × { NUMBER($height) }の盤は大きすぎます。1辺は{ NUMBER($most) }までです
    .RaggedRows = 盤の{ NUMBER($row) }行目は{ NUMBER($found) }マスですが、1行目は{ NUMBER($expected) }マスです。どの行も同じ長さにしてください（穴は#）
    .UnknownCharacter = { NUMBER($row) }行目の「{ $character }」はマスでも穴でもありません。穴のない盤なら8x8のように、それ以外は.（マス）と#（穴）の行を/で区切って書いてください
    .UnknownSymbol = { NUMBER($row) }行目の{ NUMBER($place) }番目の「{ $character }」はマスでも穴でもありません。マスは. x 0、穴は# - _か空白、スタートは1かsです
    .SecondStart = { NUMBER($row) }行目の{ NUMBER($place) }番目に、2つ目のスタートがあります。1かsの印は1つだけにしてください
    .TextTooLong = 盤のテキストが長すぎます。{ NUMBER($most) }文字までです
    .SideTooShort = 辺を{ NUMBER($side) }にはできません。{ NUMBER($least) }以上の整数にしてください

errors_SquareError =
    .NotASquare = 「{ $text }」はマスではありません。a1のように、列の文字と行の数字を書いてください
    .OffBoard = { $text }はこの盤にありません。a1から{ $last }までのマスを選んでください
    .Hole = { $text }はこの盤では穴です。マスを選んでください
    .NotAVertex = 「{ $text }」はこのグラフの頂点ではありません。次の中から選んでください：{ $some }

errors_LeaperError =
    .NotALeaper = ({ $r }, { $s })は駒ではありません。ナイトなら(1, 2)のように、0から{ NUMBER($most) }までの整数を2つ書いてください。両方0にはできません

errors_GraphError =
    .NoVertices = このグラフには頂点がありません。1-2 2-3のように辺を書いてください
    .NoEdges = { NUMBER($vertices) }個の頂点がありますが、辺がありません。1-2 2-3のように辺を書くか、1行に名前を2つずつ書いてください
    .HalfAPair = グラフの{ NUMBER($line) }行目には{ $name }だけがありますが、ほかの行に辺があります。1 2のように、1行に名前を2つ書いてください。1つだけ書けるのは、辺のない頂点です
    .NotAPair = グラフの{ NUMBER($line) }行目を読めません。1 2のように1行に名前を2つ書くか、1-2 2-3のように辺を書いてください
    .NotAdjacency = グラフの{ NUMBER($line) }行目を読めません。a: b cのように、頂点、コロン、隣の頂点を書いてください
    .NotDimacs = グラフの{ NUMBER($line) }行目を読めません。まずp edge 3 2のように書き、続けてe 1 2のように辺を書いてください。頂点は1からです
    .NotTsplib = グラフの{ NUMBER($line) }行目を読めません。TYPE : HCP、DIMENSION、EDGE_DATA_FORMAT : EDGE_LISTかADJ_LIST、そして-1で終わるEDGE_DATA_SECTIONを書いてください。頂点は1からです
    .NotGraph6 = グラフの{ NUMBER($line) }行目を読めません。グラフ1つをgraph6で、頂点の数に合う文字数で書いてください
    .NotSparse6 = グラフの{ NUMBER($line) }行目を読めません。グラフ1つをsparse6で、コロンとそれに続く文字で書いてください
    .NotLad = グラフの{ NUMBER($line) }行目を読めません。LAD形式では、まず頂点の数を書きます。次に頂点ごとに1行ずつ、隣の頂点の数と、0から番号をつけた隣の頂点を書いてください
    .NotMetis = グラフの{ NUMBER($line) }行目を読めません。重みのないMETIS形式では、まず頂点の数と辺の数を書きます。次に頂点ごとに1行ずつ、1から番号をつけた隣の頂点を書いてください
    .Miscounted = 1行目では辺が{ NUMBER($told) }本ですが、その下の隣の頂点の一覧では{ NUMBER($found) }本です（METISとして読みました）。行が辺を表すなら、1-2のようにハイフンで書いてください
    .OneSided = { $from }の隣に{ $to }がありますが、{ $to }の隣に{ $from }がありません（METISとして読みました）。行が辺を表すなら、1-2のようにハイフンで書いてください
    .NotPajek = グラフの{ NUMBER($line) }行目を読めません。Pajek形式では、まず*Verticesと頂点の数を書き、*Edgesのあとに1行に数を2つずつ書いてください
    .NotGml = グラフの{ NUMBER($line) }行目を読めません。graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]のようにGMLで書いてください
    .NotDot = グラフの{ NUMBER($line) }行目を読めません。DOTでは、graphと書き、波かっこの中にa -- bのように辺を書きます。digraphなら、a -> bとb -> aを書いてください
    .Directed = このグラフには向きがあります。{ $from }から{ $to }への辺がありますが、逆向きがありません。両方向に進めるグラフを、{ $from }-{ $to }のようにハイフンで書いてください
    .EdgeOrHeader = 1行目の「{ TYPED($from) } { TYPED($to) }」は、辺なのか、頂点と辺の数なのかわかりません。辺なら{ TYPED($from) }-{ TYPED($to) }のようにハイフンで書いてください
    .UnknownName = 「{ $name }」というグラフはありません。次の中から選ぶか、1-2 2-3のように辺を書いてください：{ $known }（「{ $name },」なら頂点1つになります）
    .UnknownCharacter = 「{ $character }」はグラフには使えません。1-2 2-3のように辺を書いてください。名前は文字と数字で、間にハイフンを入れます
    .LooseEdge = グラフの{ NUMBER($number) }番目の辺には、端が1つしかありません。1-2のように両方書いてください
    .LoopEdge = 辺{ $name }-{ $name }は自分自身に戻っています。辺は、ちがう2つの頂点を結びます
    .LongName = 頂点の名前「{ $name }」は長すぎます。{ NUMBER($most) }文字までです
    .TooManyCharacters = グラフのテキストが長すぎます。{ NUMBER($most) }文字までです
    .TooManyVertices = このグラフは大きすぎます。頂点は{ NUMBER($most) }個までです
    .TooManyEdges = このグラフは大きすぎます。辺は{ NUMBER($most) }本までです

errors_MoveKind =
    .Knight = ナイトの動き
    .Leaper = この駒の動き
    .Edge = このグラフの辺

errors_NotATour =
    .NotASquare = 並びの{ NUMBER($at) }番目は、この盤のマスではありません
    .Repeated = { $name }を2回通っています。2回目は{ NUMBER($at) }番目です
    .NotAMove = 並びの{ NUMBER($at) }番目、{ $from }から{ $to }へは、{ $kind }ではありません
    .Incomplete = { NUMBER($squares) }マスのうち{ NUMBER($visited) }マスしか通っていません

errors_TourTextError =
    .TooLong = ツアーのテキストは{ NUMBER($most) }文字までです
    .NumberTwice = { NUMBER($number) }が2回出てきます。0か1から始めて、どの番号も1回ずつ書いてください
    .NumberMissing = { NUMBER($number) }がなく、次は{ NUMBER($next) }です。0か1から始めて、どの番号も1回ずつ書いてください
    .NumberOnHole = { NUMBER($number) }が{ $name }にありますが、そこはこの盤では穴です。番号はマスだけに書き、穴には#を書いてください
    .StepIsNoMove = { $first }から{ $second }へ、つまり{ $from }から{ $to }へは、{ $kind }ではありません
    .NotAMove = 並びの{ NUMBER($at) }番目、{ $first }から{ $second }へ、つまり{ $from }から{ $to }へは、{ $kind }ではありません
    .Repeated = { $text }、つまり{ $name }を2回通っています。2回目は{ NUMBER($at) }番目です

errors_ChoiceError =
    .NotAChoice = 「{ $value }」は使えません。使えるのは{ $known }です

errors_SearchError =
    .UnknownAlgorithm = 「{ $id }」というアルゴリズムはありません。次の中から選んでください：{ $known }
    .NotOffered = 「{ $value }」は使えません。使えるのは{ $known }です
    .NotAnywhere = スタートを「any」にはできません。マスか「random」にしてください（「any」は、閉じたツアーと、「best」のように自分でスタートを選ぶ方法の開いたツアーで使えます）
    .NeedsBoard = 「{ $method }」はここでは使えません。行と列に並んだマスが必要ですが、グラフにはありません
    .CannotResume = 「{ $method }」はここでは使えません。自分で進めた手でなければ、続きを進められません
    .NeedsKnightOnRectangle = 「{ $method }」はこの盤では使えません。使えるのは、穴のない長方形の盤のナイトだけです
    .NeedsRoomForFormation = 「{ $method }」はこの盤では使えません。一方の辺が16以上の偶数で、もう一方が12以上の盤か、12 × 12、12 × 14、14 × 14の盤が必要です
    .TooManyMoves = 「{ $method }」はこの盤では使えません。手1つにニューロンが1つ必要ですが、{ NUMBER($most) }個までです
    .NoCentre = 「{ $method }」はここでは使えません。中心があるのは盤だけです。同点の別の決め方を選んでください
    .RuleNeedsBoard = 規則「{ $rule }」はここでは使えません。マスの場所を見る規則ですが、グラフには行も列もありません。その部分を外してください
    .TooManyTwoMovesAway = 規則「{ $rule }」はこのグラフでは使えません。onward2は2手先まで見ますが、ここではその数が多すぎて1ステップに時間がかかりすぎます。代わりにonward-sumを使ってください
    .NeedsCorner = 「{ $method }」はこの盤では使えません。5 × 5以上の穴のない正方形の盤で、ナイトが隅から始める場合だけのものです。隅から始めるか、同点の別の決め方を選んでください
    .TooLarge = 「{ $method }」が使えるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .NoTourGiven = 再生するツアーがありません。Sessionのtourに、a1b3c5のように渡してください
    .DoesNotClose = 「{ $method }」はこの盤では使えません。このツアーは最後からスタートへ1手で戻れず、閉じていません

errors_RuleError =
    .BadRule = この規則は読めません：{ $why }

errors_RuleFault =
    .TooLong = { NUMBER($most) }文字を超えています
    .UnknownCharacter = 「{ $character }」はここでは使えません。規則に使えるのは、言葉、整数、+ - * ( )とコンマです
    .Ends = { $wanted }があるはずの所で終わっています
    .OutOfPlace = 「{ $found }」ではなく、{ $wanted }があるはずです
    .Empty = 何も書いてありません。「fewest onward」のように、ナイトが何を探すかを書いてください
    .TooManyCriteria = 行が{ NUMBER($most) }を超えています
    .AfterOrder = これでは何も決まりません。その前の「order」が同じになるマスはないからです
    .Constant = これはどのマスでも同じ数なので、何も決まりません
    .Repeated = 「{ $criterion }」では何も決まりません。残っているのは「{ $earlier }」で同じになったマスだけです
    .TooDeep = かっこの重なりが{ NUMBER($most) }を超えています
    .TooLargeNumber = 使える数は{ NUMBER($most) }までです

errors_WantedInRule =
    .Criterion = 「fewest onward」のような言葉
    .End = 規則の終わり（もう決めることはありません）
    .CommaOrEnd = コンマか、規則の終わり
    .Measure = 次のどれか（{ $measures }）
    .Sign = 「{ $sign }」

errors_RunError =
    .IllegalMove = { $square }へは進めません：{ $what }
    .NotAPath = 「{ $method }」はここでは使えません。手が1本の道にならないので、自分で続きを進められません
    .BadMovesByHand = 「{ $text }」は使えません。12:e5,13:g6のように、手とその前のステップ数を{ NUMBER($most) }個まで書けます
    .NotATour = このマスの並びはツアーではありません：{ $fault }
    .WalksBoards = 「{ $method }」はここでは使えません。再生できるのは盤のツアーだけです
    .FixedStart = 「{ $method }」はここでは使えません。開いたツアーは、その最初のマスから始まります。そこをスタートにしてください
    .NoSuchSteps = 最初のステップを{ NUMBER($from) }にはできません。最後のステップの{ NUMBER($to) }までの整数にしてください
    .TooLargeToAnimate = アニメーションにできるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .AnimationTooLarge = このアニメーションは{ BYTES($most) }を超えます。ステップを減らすか、もっと小さくしてください

errors_ProgramError =
    .NoSuchMethod = 「{ $method }」のプログラムはありません。ワーンスドルフの規則かバックトラック法を選んでください
    .NeedsBoard = 盤でないグラフのプログラムはありません。盤を選んでください
    .TooLarge = プログラムにできるのは{ NUMBER($most) } × { NUMBER($most) }までの盤ですが、この盤の辺は{ NUMBER($side) }です
    .OpenOnly = プログラムがあるのは開いたツアーだけです。開いたツアーを選んでください
    .NoRegions = SquirrelとCullの区域による規則のプログラムはありません。別の規則を選んでください
    .NoPruning = 先読みをするバックトラック法のプログラムはありません。先読みをしない設定にしてください
    .NoMovesByHand = 自分で進めた手のプログラムはありません。その手を外してください
    .TooLargeValues = この規則の値は{ NUMBER($most) }を超えることがあり、扱えない言語があります。もっと小さい数にしてください
    .TooLong = この規則は、この言語では{ NUMBER($lines) }行になりますが、プログラムは{ NUMBER($most) }行までです。比べるものを減らすか、行き止まりで止めてください

errors_PosterError =
    .NoBoard = ポスターは盤のツアー用ですが、これは盤でないグラフです。盤を選んでください
    .TooLarge = ポスターにできるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .LeapsTooFar = 「織物」のスタイルで表せるのは、縦横に{ NUMBER($most) }マスまでの跳び方です。この駒には別のスタイルを選んでください
    .TooLong = 長すぎます。{ NUMBER($most) }文字までです
    .BadPaper = 用紙を「{ $paper }」にはできません。使えるのは、{ $papers }のほか、300x400mm（{ NUMBER($least_mm) }から{ NUMBER($most_mm) }まで）や1200x800px（{ NUMBER($least_px) }から{ NUMBER($most_px) }まで）のような整数です

errors_CountError =
    .TooWide = 幅が広すぎて正確に数えられません。同時に{ NUMBER($width) }マスを覚える必要がありますが、{ NUMBER($widest) }マスまでです。もっと細い盤か、辺の少ないグラフにしてください
    .NeedsMemory = 数えるのにメモリが約{ BYTES($needed) }必要ですが、上限は{ BYTES($limit) }です。上限を上げるか、もっと小さい盤にしてください
    .NeedsMoreMemory = 数えるのにメモリが{ BYTES($needed) }より多く必要ですが、上限は{ BYTES($limit) }です。上限を上げるか、もっと小さい盤にしてください
    .Overflow = ツアーが2¹²⁸以上あります。それより大きな数はここでは数えられません。もっと小さい盤にしてください
    .NotFolded = この盤では、半分に折って数える方法は使えません。使えるのは、3 × 4から{ NUMBER($widest) } × 255までの穴のない長方形の盤のナイトツアーだけです。1マスずつ数える方法を使ってください
    .FoldedOverflow = この盤では、半分に折って数える方法は使えません。数が64ビットを超えることがあります。128ビットまで使える、1マスずつ数える方法を使ってください
    .TooLargeToCount = 正確に数えられるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .TooLargeToDecide = 1マスずつ調べられるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .TooLargeToEstimate = 見積もれるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .BadWeight = { $weight ->
            [none] 重みは{ $least }から{ $greatest }までの数にしてください
           *[other] 重みを「{ $weight }」にはできません。{ $least }から{ $greatest }までの数にしてください
        }

errors_KeypadError =
    .NoKeys = このキーパッドにはキーがありません。文字の行を/で区切り、すき間は空白にして、123/456/789/ 0 のように書いてください
    .TooManyKeys = キーが多すぎます。{ NUMBER($most) }個までです
    .KeyTooFar = { NUMBER($row) }行目の{ NUMBER($place) }番目のキーは遠すぎます。どのキーも、最初の{ NUMBER($most) }行、{ NUMBER($most) }番目までに置いてください
    .BadKey = { NUMBER($row) }行目の{ NUMBER($place) }番目の「{ $character }」はキーにできません。キー1つに目に見える文字を1つ書いてください。/は使えません。すき間は空白です
    .RepeatedKey = キー「{ $key }」が、{ NUMBER($row) }行目の{ NUMBER($place) }番目にもう一度出てきます。どのキーも1回だけ書いてください
    .UnknownKey = { NUMBER($place) }番目の「{ $key }」はこのキーパッドにありません。あるキーは{ $known }です
    .BadStart = 「{ $text }」を最初のキーにはできません。キーを1つ書くか、どこからでもよければ何も書かないでください
    .BadLength = 列を{ NUMBER($length) }キーにはできません。1から{ NUMBER($most) }までです
    .SequenceTooLong = この列はキーが多すぎます。{ NUMBER($most) }個までです
    .TooManyLimits = 制限が多すぎます。{ NUMBER($most) }個までにしてください
    .TooMuchToCount = これを数えるには、足し算が{ ROUGHLY($additions) }回、メモリが{ BYTES($bytes) }必要になることがあります。できるのは{ ROUGHLY($most_additions) }回、{ BYTES($most_bytes) }までです。列を短くするか、キーや制限を減らしてください
    .TooManyCounts = この制限で数えるには、列1つに{ NUMBER($bits) }ビット必要ですが、{ NUMBER($most) }ビットまでです。制限するキーを減らしてください
    .OutOfMemory = この端末には、数を入れるためのメモリ{ BYTES($bytes) }が残っていません。列を短くしてください

errors_PuzzleError =
    .NoRows = このパズルにはマスがありません。1行に1段ずつ、マスごとに数か . を空白で区切って書いてください
    .TextTooLong = パズルの文字列として長すぎます。{ NUMBER($most) }文字までです
    .UnknownCell = { NUMBER($row) }段目の{ NUMBER($place) }番目の「{ $text }」は数ではありません。数か、空きマスの . か、穴の # を書いてください
    .RaggedRows = パズルの{ NUMBER($row) }段目は{ NUMBER($found) }マスですが、1段目は{ NUMBER($expected) }マスです。空きマスごとに . を、穴には # を書いてください
    .OtherBoard = これらの数は{ NUMBER($width) } × { NUMBER($height) }の盤のものですが、盤は{ $board }です。盤の段ごとに1行書いてください
    .TooLarge = パズルにできるのは{ NUMBER($largest) }マス（穴を含めて{ NUMBER($area) }マス）までですが、この盤は{ NUMBER($squares) }マスです
    .OnHole = { NUMBER($number) }が穴の{ $square }にあります。マスに置いてください
    .BeyondBoard = { $square }に{ NUMBER($number) }は置けません。使える数は1から{ NUMBER($most) }までです
    .NumberTwice = { NUMBER($number) }が{ $first }と{ $second }の両方にあります。どの数も1マスだけに置いてください
    .TooFar = { $second_square }の{ NUMBER($second) }は{ $first_square }の{ NUMBER($first) }から遠すぎます。少なくとも{ NUMBER($least) }手かかりますが、{ NUMBER($moves) }手しかありません。どちらかを動かしてください
    .WrongColours = { $first_square }の{ NUMBER($first) }と{ $second_square }の{ NUMBER($second) }は両立しません。マスの色のため、{ NUMBER($moves) }手では一方からもう一方へ行けません。どちらかを動かしてください
    .NotJoined = { $first_square }の{ NUMBER($first) }から{ $second_square }の{ NUMBER($second) }へ行く手がありません。どちらかを動かしてください
    .NotSymmetric = この盤にその対称性はありません。使えるのは{ $known }です
    .NoTour = この盤ではパズルにするツアーが見つかりませんでした。別の盤か駒、またはツアーの種類を選んでください

errors_CallError =
    .BadSetting = 「{ $value }」は使えません。使えるのは{ $wanted }です
    .TooLong = 長すぎます。{ NUMBER($most) }文字までです
    .TooLargeToList = ツアーを並べられるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .TooLargeToArgue = 証明を見せられるのは{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .TooLargeForAVerdict = 途中の道を判定できるのは、穴もふくめて{ NUMBER($largest) }マスまでですが、この盤は{ NUMBER($squares) }マスです
    .NotSupported = このブラウザには{ $lacking }がありません。新しいブラウザを使ってください

errors_Wanted =
    .MapSide = 1から64までの整数
    .OneKey = キーパッドのキー1つ
    .RandomNumbers = 乱数を作る機能
    .CanvasContext = 描くためのcanvasの2Dコンテキスト
    .Canvas = 描くためのcanvas
    .Bytes = { NUMBER($least) }から{ NUMBER($most) }までのバイト数
    .BytesOrNoLimit = { NUMBER($least) }から{ NUMBER($most) }までのバイト数、または時間の上限をなくす「none」
    .AnimationSize = { NUMBER($least) }から{ NUMBER($most) }までのピクセル数（整数）
    .AnimationDelay = { NUMBER($least) }から{ NUMBER($most) }までのミリ秒（整数）
    .Step = 0から{ NUMBER($most) }までのステップ数（整数）
    .Weights = { $least }から{ $most }までの数

errors_crashed = 計算プログラムが止まりました。おそらくメモリ不足です

errors_lost = { $call }：計算プログラムが止まったときに、このオブジェクトは失われました。新しく作ってください

errors_IllegalMove =
    .NotAMove = 最後のマスからそこへ行く手はありません
    .Visited = もう通っています。まだ通っていないマスを選んでください
    .Hole = そこは穴です。マスを選んでください
    .Over = ツアーは完成しています。別の道を試すには、手を戻してください
