/**
 * What errors of the solver say, by their kind: with a capital and without a full stop, as it may follow a colon.
 * Phrases that stand within others are written to fit them.
 * @import { AllErrors } from "../error-kinds.js"
 */

import { bytesOf } from "../quantities.js";
import { decimal, number } from "./sentence.js";

/** "600 MiB" @param {number} n */
function memory(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** @type {AllErrors} */
export const errors = {
  // Boards.
  "BoardError.NoSquares":
    "Dieses Brett hat keine Felder; schreib eine Größe wie „8x8“ oder Zeilen wie „..#/...“",
  "BoardError.ZeroSide": "Die Seiten eines Bretts müssen mindestens 1 lang sein, wie in „8x8“",
  "BoardError.TooLarge":
    "Ein Brett mit {width} × {height} Feldern ist zu groß; jede Seite darf höchstens {most} lang sein",
  "BoardError.RaggedRows":
    "Zeile {row} des Bretts hat {found} Felder, die erste aber {expected}; alle Zeilen müssen gleich lang sein (schreib # für ein Loch)",
  "BoardError.UnknownCharacter":
    "„{character}“ in Zeile {row} ist weder Feld noch Loch; schreib „8x8“ für ein volles Brett oder Zeilen aus . (Feld) und # (Loch), getrennt durch /",
  "BoardError.UnknownSymbol":
    "„{character}“ in Zeile {row}, Stelle {place}, ist weder Feld noch Loch; schreib . x oder 0 für ein Feld, # - _ oder ein Leerzeichen für ein Loch und 1 oder s für den Start",
  "BoardError.SecondStart":
    "Zeile {row} hat an Stelle {place} einen zweiten Start; markiere nur ein Feld als Start, mit 1 oder s",
  "BoardError.TextTooLong":
    "Dieser Text ist zu lang für ein Brett; er darf höchstens {most} Zeichen haben",
  "BoardError.SideTooShort":
    "Die Seite kann nicht „{side}“ sein; möglich ist eine ganze Zahl ab {least}",
  "SquareError.NotASquare":
    "„{text}“ ist kein Feld; schreib einen Buchstaben für die Spalte und eine Zahl für die Reihe, etwa „a1“",
  "SquareError.OffBoard": "{text} liegt nicht auf diesem Brett; wähle ein Feld von a1 bis {last}",
  "SquareError.Hole": "{text} ist auf diesem Brett ein Loch; wähle ein Feld",
  "SquareError.NotAVertex": "„{text}“ ist kein Knoten dieses Graphen; wähle einen von {some}",
  "LeaperError.NotALeaper":
    "({r}, {s}) ist keine Figur; schreib zwei ganze Zahlen von 0 bis {most}, nicht beide 0, wie (1, 2) für den Springer",
  // Graphs.
  "GraphError.NoVertices": "Dieser Graph hat keine Knoten; schreib seine Kanten, etwa „1-2 2-3“",
  "GraphError.NoEdges":
    "Diese {vertices} Knoten haben keine Kante; schreib Kanten wie „1-2 2-3“ oder zwei Namen pro Zeile",
  "GraphError.HalfAPair":
    "In Zeile {line} des Graphen steht nur {name}, das in anderen Zeilen Kanten hat; schreib zwei Namen pro Zeile, etwa „1 2“; nur ein Knoten ohne Kanten steht allein",
  "GraphError.NotAPair":
    "Zeile {line} des Graphen ist nicht lesbar; schreib zwei Namen pro Zeile, etwa „1 2“, oder Kanten wie „1-2 2-3“",
  "GraphError.NotAdjacency":
    "Zeile {line} des Graphen ist nicht lesbar; schreib einen Knoten, einen Doppelpunkt und seine Nachbarn, etwa „a: b c“",
  "GraphError.NotDimacs":
    "Zeile {line} des Graphen ist nicht lesbar; schreib zuerst „p edge 3 2“ und dann Kanten wie „e 1 2“ zwischen Knoten ab 1",
  "GraphError.NotTsplib":
    "Zeile {line} des Graphen ist nicht lesbar; schreib TYPE : HCP, DIMENSION, EDGE_DATA_FORMAT : EDGE_LIST oder ADJ_LIST und eine EDGE_DATA_SECTION mit Knoten ab 1, die mit -1 endet",
  "GraphError.NotGraph6":
    "Zeile {line} des Graphen ist nicht lesbar; schreib einen einzigen Graphen in graph6, mit so vielen Zeichen, wie seine Knoten brauchen",
  "GraphError.NotSparse6":
    "Zeile {line} des Graphen ist nicht lesbar; schreib einen einzigen Graphen in sparse6, einen Doppelpunkt und die Zeichen danach",
  "GraphError.NotLad":
    "Zeile {line} des Graphen ist nicht lesbar; schreib wie im Format LAD zuerst die Anzahl der Knoten, dann eine Zeile für jeden Knoten mit der Anzahl seiner Nachbarn und den Nachbarn, nummeriert ab 0",
  "GraphError.NotMetis":
    "Zeile {line} des Graphen ist nicht lesbar; schreib wie für METIS ohne Gewichte zuerst die Anzahl der Knoten und Kanten, dann eine Zeile für jeden Knoten mit seinen Nachbarn, nummeriert ab 1",
  "GraphError.Miscounted":
    "Die erste Zeile verspricht {told} Kanten, aber die Nachbarschaftslisten darunter (als METIS gelesen) haben {found}; sind die Zeilen Kanten, schreib jede mit Bindestrich, etwa „1-2“",
  "GraphError.OneSided":
    "{from} nennt {to} als Nachbarn, aber {to} nennt {from} nicht (als METIS gelesen); sind die Zeilen Kanten, schreib jede mit Bindestrich, etwa „1-2“",
  "GraphError.NotPajek":
    "Zeile {line} des Graphen ist nicht lesbar; schreib wie für Pajek zuerst *Vertices mit ihrer Anzahl und nach *Edges zwei Zahlen pro Zeile",
  "GraphError.NotGml":
    "Zeile {line} des Graphen ist nicht lesbar; schreib GML wie graph [ node [ id 1 ] node [ id 2 ] edge [ source 1 target 2 ] ]",
  "GraphError.NotDot":
    "Zeile {line} des Graphen ist nicht lesbar; schreib DOT: das Wort graph und in geschweiften Klammern Kanten wie a -- b; in einem digraph a -> b und b -> a",
  "GraphError.Directed":
    "Dieser Graph ist gerichtet: Er hat eine Kante von {from} nach {to}, aber keine zurück; schreib einen Graphen, dessen Kanten in beide Richtungen gehen, etwa „{from}-{to}“",
  "GraphError.EdgeOrHeader":
    "Die erste Zeile „{from} {to}“ kann eine Kante sein oder sagen, wie viele Knoten und Kanten folgen; schreib Kanten mit Bindestrich, etwa „{from}-{to}“",
  "GraphError.UnknownName":
    "Kein Graph heißt „{name}“; wähle einen von {known}, oder schreib Kanten wie „1-2 2-3“ („{name},“ ist ein einzelner Knoten)",
  "GraphError.UnknownCharacter":
    "„{character}“ ist in einem Graphen ungültig; schreib Kanten wie „1-2 2-3“: Namen aus Buchstaben und Ziffern, mit einem Bindestrich dazwischen",
  "GraphError.LooseEdge":
    "Kante Nummer {number} des Graphen hat nur ein Ende; schreib beide, wie in „1-2“",
  "GraphError.LoopEdge":
    "Die Kante {name}-{name} führt zu sich selbst zurück; eine Kante muss zwei verschiedene Knoten verbinden",
  "GraphError.LongName":
    "„{name}“ ist zu lang für einen Knoten; ein Name darf höchstens {most} Zeichen haben",
  "GraphError.TooManyCharacters":
    "Dieser Text ist zu lang für einen Graphen; er darf höchstens {most} Zeichen haben",
  "GraphError.TooManyVertices": "Dieser Graph ist zu groß; er darf höchstens {most} Knoten haben",
  "GraphError.TooManyEdges": "Dieser Graph ist zu groß; er darf höchstens {most} Kanten haben",
  // Tours. After "ist": kein Springerzug.
  "MoveKind.Knight": "kein Springerzug",
  "MoveKind.Leaper": "kein Zug dieser Figur",
  "MoveKind.Edge": "keine Kante dieses Graphen",
  "NotATour.NotASquare": "Nummer {at} der Liste ist kein Feld dieses Bretts",
  "NotATour.Repeated": "{name} wird zweimal besucht, das zweite Mal als Nummer {at}",
  "NotATour.NotAMove": "Der Schritt von {from} nach {to}, Nummer {at} der Liste, ist {kind}",
  "NotATour.Incomplete": "Nur {visited} von {squares} Feldern sind besucht",
  "TourTextError.TooLong": "Der Text einer Tour darf höchstens {most} Zeichen haben",
  "TourTextError.NumberTwice":
    "{number} kommt zweimal vor; schreib jede Zahl einmal, beginnend mit 0 oder 1",
  "TourTextError.NumberMissing":
    "{number} fehlt: Die nächste Zahl ist {next}; schreib jede Zahl einmal, beginnend mit 0 oder 1",
  "TourTextError.NumberOnHole":
    "{number} steht auf {name}, einem Loch dieses Bretts; schreib Zahlen nur auf Felder, und # für ein Loch",
  "TourTextError.StepIsNoMove":
    "Der Schritt von {first} nach {second}, von {from} nach {to}, ist {kind}",
  "TourTextError.NotAMove":
    "Der Schritt von {first} nach {second}, von {from} nach {to}, Nummer {at} der Liste, ist {kind}",
  "TourTextError.Repeated":
    "{text}, also {name}, wird zweimal besucht, das zweite Mal als Nummer {at}",
  // Settings and methods.
  "ChoiceError.NotAChoice": "„{value}“ geht hier nicht; möglich ist {known}",
  "SearchError.UnknownAlgorithm": "Es gibt keinen Algorithmus „{id}“; wähle einen von {known}",
  "SearchError.NotOffered": "„{value}“ geht hier nicht; möglich ist {known}",
  "SearchError.NotAnywhere":
    "Der Start kann nicht „any“ sein; möglich ist ein Feld oder „random“ („any“ ist für geschlossene Touren und für offene bei Verfahren, die ihren Anfang selbst wählen, etwa „best“)",
  "SearchError.NeedsBoard":
    "„{method}“ geht auf diesem Brett nicht: Das Verfahren braucht Felder in Reihen und Spalten, und die hat ein Graph nicht",
  "SearchError.CannotResume":
    "„{method}“ geht auf diesem Brett nicht: Das Verfahren kann nach Zügen, die es nicht selbst gemacht hat, nicht weitermachen",
  "SearchError.NeedsKnightOnRectangle":
    "„{method}“ geht auf diesem Brett nicht: Das klappt nur für den Springer auf einem vollen Rechteck",
  "SearchError.NeedsRoomForFormation":
    "„{method}“ geht auf diesem Brett nicht: Nötig sind eine gerade Seite von mindestens 16 und eine andere von mindestens 12, oder 12 × 12, 12 × 14 oder 14 × 14 Felder",
  "SearchError.TooManyMoves":
    "„{method}“ geht auf diesem Brett nicht: Das Netz braucht ein Neuron für jeden Zug und hat höchstens {most}",
  "SearchError.NoCentre":
    "„{method}“ geht auf diesem Brett nicht: Nur ein Brett hat eine Mitte; wähle einen anderen Stichentscheid",
  "SearchError.RuleNeedsBoard":
    "Die Regel „{rule}“ geht auf diesem Brett nicht: Sie fragt, wo Felder liegen, und ein Graph hat keine Reihen und Spalten; lass das weg",
  "SearchError.NeedsCorner":
    "„{method}“ geht auf diesem Brett nicht: Das gilt für den Springer auf vollen quadratischen Brettern ab 5 × 5 und mit Start in einer Ecke; wähle so einen Start oder einen anderen Stichentscheid",
  "SearchError.TooLarge": "„{method}“ geht nur bis {largest} Felder; dieses Brett hat {squares}",
  "SearchError.NoTourGiven":
    "Es gibt keine Tour zum Abspielen; gib einer Session eine in `tour`, wie in „a1b3c5“",
  "SearchError.DoesNotClose":
    "„{method}“ geht auf diesem Brett nicht: Die Tour schließt sich nicht, denn von ihrem Ende führt kein Zug zum Start",
  // Rules. What the parser wants is in the nominative.
  "RuleError.BadRule": "Diese Regel ist nicht lesbar: {why}",
  "RuleFault.TooLong": "Sie ist länger als {most} Zeichen",
  "RuleFault.UnknownCharacter":
    "„{character}“ bedeutet hier nichts; eine Regel hat Wörter, ganze Zahlen, + - * ( ) und Kommas",
  "RuleFault.Ends": "Sie endet, wo noch etwas stehen müsste: {wanted}",
  "RuleFault.OutOfPlace": "Statt „{found}“ müsste hier stehen: {wanted}",
  "RuleFault.Empty":
    "Sie ist leer; schreib, worauf der Springer achten soll, wie in „fewest onward“",
  "RuleFault.TooManyCriteria": "Sie hat mehr als {most} Kriterien",
  "RuleFault.AfterOrder":
    "Das entscheidet nie etwas, denn bei „order“ davor sind nie zwei Felder gleich",
  "RuleFault.Constant": "Das ist für alle Felder dieselbe Zahl und entscheidet nichts",
  "RuleFault.Repeated":
    "„{criterion}“ entscheidet nie etwas: Es bleiben nur Felder übrig, die nach „{earlier}“ gleich sind",
  "RuleFault.TooDeep": "Ihre Klammern sind mehr als {most}-fach verschachtelt",
  "RuleFault.TooLargeNumber": "Zahlen dürfen höchstens {most} sein",
  "WantedInRule.Criterion": "ein Kriterium wie „fewest onward“",
  "WantedInRule.End": "das Ende, denn es ist nichts mehr zu entscheiden",
  "WantedInRule.CommaOrEnd": "ein Komma oder das Ende",
  "WantedInRule.Measure": "eines von {measures}",
  "WantedInRule.Sign": "„{sign}“",
  // Runs.
  "RunError.IllegalMove": "{square} kann nicht der nächste Zug sein: {what}",
  "RunError.NotAPath":
    "„{method}“ geht auf diesem Brett nicht: Die Züge bilden keinen einzelnen Weg, also kann niemand von Hand weiterziehen",
  "RunError.BadMovesByHand":
    "„{text}“ geht hier nicht; möglich sind bis zu {most} Züge wie „12:e5,13:g6“, jeder mit den Schritten davor",
  "RunError.NotATour": "Diese Felder sind keine Tour: {fault}",
  "RunError.WalksBoards":
    "„{method}“ geht auf diesem Brett nicht: Abspielen lassen sich nur Touren von Brettern",
  "RunError.FixedStart":
    "„{method}“ geht auf diesem Brett nicht: Eine offene Tour beginnt auf ihrem ersten Feld; wähle dieses als Start",
  "RunError.NoSuchSteps":
    "Der Anfang kann nicht „{from}“ sein; möglich ist eine ganze Zahl bis {to}, dem letzten gezeigten Schritt",
  "RunError.TooLargeToAnimate":
    "Eine Animation kann bis zu {largest} Felder zeigen; dieses Brett hat {squares}",
  "RunError.AnimationTooLarge": ({ most }) =>
    `Diese Animation wäre größer als ${memory(most)}; nimm weniger Schritte oder eine kleinere Größe`,
  // Programs and posters.
  "ProgramError.NoSuchMethod":
    "Für „{method}“ gibt es kein Programm; wähle Warnsdorffs Regel oder das Backtracking",
  "ProgramError.NeedsBoard":
    "Für Graphen, die keine Bretter sind, gibt es kein Programm; wähle ein Brett",
  "ProgramError.TooLarge":
    "Ein Programm kann ein Brett bis {most} × {most} haben; dieses hat eine Seite der Länge {side}",
  "ProgramError.OpenOnly": "Programme gibt es nur für offene Touren; wähle eine offene Tour",
  "ProgramError.NoRegions":
    "Für die Bereiche von Squirrel und Cull gibt es kein Programm; wähle eine andere Regel",
  "ProgramError.NoPruning":
    "Für Backtracking, das vorausschaut, gibt es kein Programm; schalte das Vorausschauen aus",
  "ProgramError.NoMovesByHand": "Für Züge von Hand gibt es kein Programm; lass sie weg",
  "ProgramError.TooLargeValues":
    "Diese Regel kann Werte über {most} haben, die nicht in jede Sprache passen; nimm kleinere Zahlen",
  "ProgramError.TooLong":
    "Diese Regel braucht in dieser Sprache {lines} Zeilen, und ein Programm hat höchstens {most}; nimm weniger Maße oder halte in der Sackgasse an",
  "PosterError.NoBoard":
    "Ein Poster zeigt eine Tour auf einem Brett, und dies ist ein anderer Graph; wähle ein Brett",
  "PosterError.TooLarge":
    "Ein Poster kann bis zu {largest} Felder zeigen; dieses Brett hat {squares}",
  "PosterError.LeapsTooFar":
    "Der Stil „Geflochten“ kann nur Sprünge von höchstens {most} Feldern entlang einer Reihe oder Spalte zeigen; wähle für diese Figur einen anderen",
  "PosterError.TooLong": "Das darf höchstens {most} Zeichen haben",
  "PosterError.BadPaper":
    "Das Papier kann nicht „{paper}“ sein; möglich ist eines von {papers}, oder ganze Zahlen wie 300x400mm, von {least_mm} bis {most_mm}, oder 1200x800px, von {least_px} bis {most_px}",
  // Counts.
  "CountError.TooWide":
    "Für eine genaue Zählung ist das zu breit: {width} Felder wären gleichzeitig zu verfolgen, möglich sind {widest}; nimm ein schmaleres Brett oder einen Graphen mit weniger Kanten",
  "CountError.NeedsMemory": ({ needed, limit }) =>
    `Diese Zählung braucht etwa ${memory(needed)} Speicher, aber die Grenze ist ${memory(limit)}; erhöhe die Grenze oder nimm ein kleineres Brett`,
  "CountError.NeedsMoreMemory": ({ needed, limit }) =>
    `Diese Zählung braucht mehr als ${memory(needed)} Speicher, aber die Grenze ist ${memory(limit)}; erhöhe die Grenze oder nimm ein kleineres Brett`,
  "CountError.Overflow":
    "Es gibt 2¹²⁸ Touren oder mehr, und größere Zahlen lassen sich hier nicht zählen; nimm ein kleineres Brett",
  "CountError.NotFolded":
    "Das gefaltete Zählen geht auf diesem Brett nicht: Es zählt nur Springertouren auf vollen Rechtecken von 3 × 4 bis {widest} × 255 Feldern; nimm das Verfahren Feld für Feld",
  "CountError.FoldedOverflow":
    "Das gefaltete Zählen geht auf diesem Brett nicht: Seine Zahlen brauchen vielleicht mehr als 64 Bit; nimm das Verfahren Feld für Feld, das 128 hat",
  "CountError.TooLargeToCount":
    "Genau zählen lässt sich bis {largest} Felder; dieses Brett hat {squares}",
  "CountError.TooLargeToDecide":
    "Schritt für Schritt entscheiden lässt sich bis {largest} Felder; dieses Brett hat {squares}",
  "CountError.TooLargeToEstimate":
    "Schätzen lässt sich bis {largest} Felder; dieses Brett hat {squares}",
  "CountError.BadWeight":
    "Das Gewicht kann nicht „{weight}“ sein; möglich ist eine Zahl von {least} bis {greatest}",
  // Keypads.
  "KeypadError.NoKeys":
    "Dieses Tastenfeld hat keine Tasten; schreib Reihen von Zeichen, getrennt durch /, mit einem Leerzeichen für eine Lücke, wie in „123/456/789/ 0 “",
  "KeypadError.TooManyKeys":
    "Dieses Tastenfeld hat zu viele Tasten; es darf höchstens {most} haben",
  "KeypadError.KeyTooFar":
    "Die Taste in Reihe {row}, Stelle {place}, liegt zu weit außen; jede Taste muss in den ersten {most} Reihen und Stellen liegen",
  "KeypadError.BadKey":
    "„{character}“ in Reihe {row}, Stelle {place}, kann keine Taste sein; schreib ein sichtbares Zeichen für jede Taste, aber nicht /, und ein Leerzeichen für eine Lücke",
  "KeypadError.RepeatedKey":
    "Die Taste „{key}“ kommt in Reihe {row}, Stelle {place}, ein zweites Mal vor; schreib jede Taste einmal",
  "KeypadError.UnknownKey":
    "„{key}“ an Stelle {place} ist keine Taste dieses Tastenfelds; seine Tasten sind {known}",
  "KeypadError.BadStart":
    "„{text}“ kann nicht der Start sein; schreib eine Taste des Tastenfelds, oder nichts für einen beliebigen Start",
  "KeypadError.BadLength": "Eine Folge kann nicht {length} Tasten haben; möglich sind 1 bis {most}",
  "KeypadError.SequenceTooLong": "Diese Folge hat zu viele Tasten; sie darf höchstens {most} haben",
  "KeypadError.TooManyLimits": "Es sind zu viele Grenzen; nimm höchstens {most}",
  "KeypadError.TooMuchToCount": (facts) =>
    `Das zu zählen kann ${number(facts.additions)} Additionen und ${memory(facts.bytes)} Speicher brauchen, höchstens gehen ${number(facts.most_additions)} und ${memory(facts.most_bytes)}; nimm kürzere Folgen, weniger Tasten oder weniger Grenzen`,
  "KeypadError.TooManyCounts":
    "Mit diesen Grenzen braucht das Zählen {bits} Bit für jede Folge, höchstens gehen {most}; begrenze weniger Tasten",
  "KeypadError.OutOfMemory": ({ bytes }) =>
    `Dieses Gerät hat keine ${memory(bytes)} Speicher mehr für die Zählung; nimm kürzere Folgen`,
  // Calls.
  "CallError.BadSetting": "„{value}“ geht hier nicht; möglich ist {wanted}",
  "CallError.TooLong": "Das darf höchstens {most} Zeichen haben",
  "CallError.TooLargeToList":
    "Auflisten lässt sich bis {largest} Felder; dieses Brett hat {squares}",
  "CallError.TooLargeToArgue":
    "Ein Beweis lässt sich bis {largest} Felder führen; dieses Brett hat {squares}",
  "CallError.TooLargeForAVerdict":
    "Ein unfertiger Weg lässt sich bis {largest} Felder beurteilen, Löcher mitgezählt; dieses Brett hat {squares}",
  "CallError.NotSupported": "Diesem Browser fehlt etwas: {lacking}; nimm einen aktuellen",
  "Wanted.MapSide": "eine ganze Zahl von 1 bis 64",
  "Wanted.OneKey": "eine Taste des Tastenfelds",
  "Wanted.RandomNumbers": "Zufallszahlen",
  "Wanted.CanvasContext": "der 2D-Kontext einer Zeichenfläche (Canvas)",
  "Wanted.Canvas": "eine Zeichenfläche (Canvas)",
  "Wanted.Bytes": "eine Anzahl von Byte, von {least} bis {most}",
  "Wanted.BytesOrNoLimit":
    "eine Anzahl von Byte, von {least} bis {most}, oder „none“ für die Dauer eines Aufrufs",
  "Wanted.AnimationSize": "eine ganze Zahl von Pixeln, von {least} bis {most}",
  "Wanted.AnimationDelay": "eine ganze Zahl von Millisekunden, von {least} bis {most}",
  "Wanted.Step": "eine ganze Zahl von Schritten, von 0 bis {most}",
  "Wanted.Weights": "eine Zahl von {least} bis {most}",
  crashed: "Das Rechenprogramm ist abgestürzt, wohl aus Mangel an Speicher",
  lost: "{call}: Dieses Objekt ging verloren, als das Rechenprogramm abstürzte; mach ein neues",
  "IllegalMove.NotAMove": "Vom letzten Feld führt kein Zug dorthin",
  "IllegalMove.Visited": "Es ist schon besucht; wähle ein unbesuchtes Feld",
  "IllegalMove.Hole": "Es ist ein Loch; wähle ein Feld",
  "IllegalMove.Over": "Die Tour ist vollständig; geh zurück, um es anders zu versuchen",
};
