labels =
    .heading = Qué significan las palabras

terms_tour =
    .term = Recorrido del caballo
    .meaning = Una sucesión de saltos de caballo que pasa por todas las casillas de un tablero, una sola vez por cada una.

terms_closed =
    .term = Abierto, cerrado
    .meaning = Un recorrido es cerrado si su última casilla está a un salto de caballo de la primera: podrías dar vueltas para siempre. Si no, es abierto. Si pides un recorrido abierto, puede salirte uno cerrado por casualidad.

terms_degree =
    .term = Grado
    .meaning = El número de movimientos que tiene una casilla en el tablero vacío. En el tablero de ajedrez es 2 en una esquina y 8 en el centro.

terms_onward =
    .term = Salidas
    .meaning = Los movimientos que te quedarían desde una casilla: uno por cada casilla sin visitar que está a un movimiento de ella. La regla de Warnsdorff va siempre a la casilla con menos salidas.

terms_tie =
    .term = Empate
    .meaning = Dos o más casillas que son igual de buenas para una regla. Una segunda regla, el desempate, tiene que elegir entre ellas.

terms_deadEnd =
    .term = Callejón sin salida
    .meaning = Una casilla desde la que no se puede seguir: quedan casillas sin visitar, pero ninguna está a un movimiento. Si pides un recorrido cerrado, también lo es cuando ya ningún movimiento puede llevar de vuelta al inicio.

terms_seed =
    .term = Semilla
    .meaning = Un texto con el que la página decide todo lo que depende del azar. Con los mismos ajustes y la misma semilla, siempre sale lo mismo.

terms_sweep =
    .term = Barrido
    .meaning = Un paso de la red neuronal. La red tiene una neurona por cada movimiento del tablero, y un barrido actualiza cada una de ellas una vez.

terms_weight =
    .term = Peso
    .meaning = Lo mucho o poco que los paseos al azar de una estimación siguen la regla de Warnsdorff. Con peso 1, todas las casillas sin visitar a un movimiento son igual de probables. Con un peso menor, son más probables las casillas con pocas salidas.

terms_error =
    .term = Error estándar
    .meaning = Cuánto se desvía normalmente una estimación por puro azar. Unas dos de cada tres estimaciones quedan a menos de un error estándar del valor verdadero, y 19 de cada 20, a menos de dos.

terms_semiMagic =
    .term = Semimágico
    .meaning = Numera las casillas de un tablero cuadrado a lo largo del recorrido. Si todas las filas y columnas suman lo mismo, el recorrido es semimágico. Si además suman lo mismo las dos diagonales largas, es mágico.
