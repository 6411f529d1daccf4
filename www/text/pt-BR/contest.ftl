labels =
    .contest = Torneio de regras
    .contestIntro = Sua regra é melhor que as habituais? Todas jogam nos mesmos tabuleiros, a partir dos mesmos inícios, e a página conta os passeios.
    .contestRule = Sua regra
    .beginContest = Começar o torneio
    .cancelContest = Cancelar
    .contestProgress = Progresso do torneio
    .copyContest = Copiar como CSV
    .copyScore = Copiar o resultado
board = Tabuleiro
heat = { $hasShape ->
            [true] { $shape }{", "}
           *[false] {""}
        }{ $size }{ $isClosed ->
            [true] , passeio fechado
           *[false] {""}
        }
mine = Sua
average = Na média de todos os tabuleiros
explained = Tabuleiros pequenos e tabuleiros com buracos são testados a partir de cada casa; os grandes, a partir de 200 casas sorteadas. Onde há sorte envolvida, o intervalo embaixo contém a proporção verdadeira com 95% de confiança (Wilson, 1927).
cancelled = Cancelado. A tabela mostra os resultados até aqui.
share = { $percent }%
between = { $low }% a { $high }%
progress = { PERCENT($done, $all) } concluído
failed = O torneio não pôde continuar: { $message }
result = Sua regra faz um passeio em { $own } das tentativas, na média de todos os tabuleiros. { $isBest ->
            [true] Ela vence todas as regras habituais: a melhor delas, { QUOTED($name) }, tem { $best }.
           *[false] A melhor das regras habituais é { QUOTED($name) }, com { $best }.
        }
score = Minha regra do cavalo { QUOTED($rule) } faz um passeio em { $own } das tentativas em { $on }; { QUOTED($name) }, em { $other }.
