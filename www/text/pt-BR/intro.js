/** A introdução: cinco telas de no máximo quarenta palavras. */

export const screens = {
  jump: {
    name: "O salto",
    text: "Um cavalo salta duas casas em uma direção e uma para o lado. Salte três vezes: escolha uma casa com anel.",
  },
  attempt: {
    name: "Tente",
    text: "Agora visite as 25 casas, nenhuma duas vezes. Até onde você chega?",
  },
  trick: {
    name: "O truque",
    text: "Cada número diz quantos caminhos saem dessa casa. Salte sempre para o menor: as casas com poucas entradas são as primeiras a ficar isoladas.",
  },
  machine: {
    name: "A máquina",
    text: "Um computador segue a mesma regra. Três vezes ele para e pergunta a você: qual é a próxima casa?",
  },
  wonders: {
    name: "O que ninguém adivinharia",
    text: "O tabuleiro 8 × 8 tem 13.267.364.410.532 passeios fechados: a um por segundo, 420.000 anos. O passeio mais antigo que se conhece é de cerca de 840. E a regra, de 1823, pode falhar: aqui ela empaca.",
  },
};

export const labels = {
  steps: "Telas",
  before: "Voltar",
  takeBack: "Desfazer",
  again: "De novo",
  next: "Próxima",
  answer: "Mostrar a resposta",
  skip: "Ir para o laboratório",
  ladder: "Jogar em tabuleiros maiores",
  fails: "Ver a regra falhar",
  ownRule: "Escrever a sua regra",
  teach: "Ensinar",
};

export const place = "{screen} de {screens}";
export const title = "{name} · Lab do Passeio do Cavalo";
export const wrongScreen = "há as telas de 1 a 5";
export const jumps = "{made} de {all} saltos";
export const canJump = "Isso é tudo o que um cavalo sabe fazer.";
export const visited = "{visited} de {squares} casas";
export const stuck =
  "Travou, com {visited} de {squares}. Quase todo mundo trava aqui. De {walks} cavalos que saltaram ao acaso, {arrived} chegaram ao fim.";
export const stuckAgain = "Travou, com {visited} de {squares}. Desfaça saltos ou tente de novo.";
export const done = "Conseguiu: um passeio do cavalo! {squares} casas, cada uma uma única vez.";
export const cutsOff = "Esse salto deixa isoladas estas casas: {cut}. Desfaça e olhe os números.";
export const lost = "Depois desse salto não há mais passeio possível. Desfaça.";
export const notSmallest = "{square} não tinha o menor número, mas você ainda pode terminar.";
export const which = "Qual é a próxima casa?";
export const right = "Certo: {square} tem o menor número, {ways}.";
export const wrong = "É {square}: tem o menor número, {ways}.";
export const larger = "Todas as {squares} casas. Agora um tabuleiro maior!";
export const arrived = "Todas as {squares} casas, sem um passo errado.";
