manySteps = Más de { NUMBER($steps) } de pasos y todavía ningún recorrido. Quizá uno de los primeros movimientos fue malo: la vuelta atrás prueba todo lo que puede venir después antes de cambiarlo.
howLong =
    .unknown = Eso puede durar más de lo que nadie puede esperar; cuánto, no lo sabe nadie de antemano.
    .fromA1 = Desde a1, el recorrido llega tras { NUMBER($placements) } colocaciones: cerca de { $time } a esta velocidad.
    .most = Desde la mayoría de las casillas de 8 × 8 hacen falta más de { NUMBER($placements) } de colocaciones: cerca de { $time } o más a esta velocidad.
warnsdorff = La regla de Warnsdorff encuentra un recorrido desde el mismo inicio en { NUMBER($moves) } movimientos.
