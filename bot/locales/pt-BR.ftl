# Português do Brasil. Trata-se a pessoa por você; uma partida é o que se joga, um jogo são as regras.
#
# Formas dos nomes que as frases pedem: em (onde: no centro), de (de quê: do tabuleiro central), who (quem).
# Casas e linhas se dizem sem artigo, e as linhas são femininas; tabuleiros levam artigo. Uma casa como b2 não tem formas: «jogou b2».
# De pessoas se fala sem gênero (oponente, pessoa, quem), e antes de uma menção não há do, da, ao nem à. O bot fala de si como eu.

-bot = Noughts

# O que fica entre duas frases e entre as coisas de uma lista.
between-sentences = {" "}
between-items = {", "}

# O que só as traduções dizem.
english-holds = -# Em caso de dúvida, vale o texto em inglês.
help-wrong-word = -# Alguma palavra soou estranha? Conte para a gente: { $link }

## Comandos: descrições (até 100 caracteres) e o que significam as opções

command-tictactoe = Jogar jogo da velha
command-start = Começar uma partida contra o bot
command-start-difficulty = A força do bot (por padrão, o nível deste servidor)
command-start-engine = Ou então o estilo do bot; só alguns também aceitam dificuldade
command-mark = Seu símbolo; X faz a primeira jogada (por padrão, ao acaso)
command-board = Mostrar sua partida de novo no fim deste canal
command-board-words = Em vez disso, descrever o tabuleiro em palavras, só para você
command-resign = Desistir da sua partida neste canal

command-challenge = Desafiar alguém ou lançar um desafio aberto
command-challenge-opponent = Quem desafiar (vazio: desafio aberto)
command-challenge-pace = Tempo para cada jogada (por padrão, o ritmo deste servidor)
command-menu-challenge = Desafiar no jogo da velha
command-menu-stats = Estatísticas do jogo da velha
command-menu-review = Analisar o jogo da velha
command-help = Comece aqui: jogue, desafie amigos ou veja quem está na frente
command-privacy = Quem pode desafiar você, seus lembretes e seus dados guardados

command-daily = O problema do dia: ache a jogada certa
command-daily-number = Um problema anterior, pelo número (por padrão, o de hoje)
command-practice = Seus próprios erros, como problemas
command-practice-variant = Qual jogo praticar (por padrão, todos)
command-arena = Organizar uma arena: partidas rápidas para quem quiser participar
command-arena-variant = Qual jogo jogar (por padrão, “{ game-vanish }”)
command-arena-minutes = Quanto tempo dura: de 10 a 60 minutos (por padrão, 20)
command-arena-starts-in = Em quantos minutos começa: de 0 a 60 (por padrão, 5)

command-history = Partidas terminadas: as suas, as de outra pessoa ou as deste servidor
command-history-player = De quem são as partidas (por padrão, as suas)
command-history-variant = Partidas de qual jogo (por padrão, todos)
command-review = Ver qual jogada decidiu uma partida e o que era melhor
command-review-variant = De qual jogo (por padrão, o último que você jogou)

command-watch = Ver duas engines jogarem uma contra a outra
command-watch-x = Quem joga de X e faz a primeira jogada (por padrão, ao acaso)
command-watch-o = Quem joga de O (por padrão, ao acaso)
command-engines = Conhecer as engines: a força delas e como vencê-las

command-variant = Qual jogo jogar (por padrão, “{ game-classic }”)
command-stats-variant = De qual jogo mostrar o rating (por padrão, “{ game-classic }”)
choice-game-classic = { game-classic }: três em linha
choice-game-misere = { game-misere }: quem fizer três em linha perde
choice-game-vanish = { game-vanish }: três símbolos para cada um
choice-game-squares = { game-squares }: quatro em linha ou um quadrado
choice-game-drop = { game-drop }: os símbolos caem, quatro em linha
choice-game-ultimate = { game-ultimate }: nove tabuleiros em um
choice-game-sizes = { game-sizes }: o grande cobre o pequeno
choice-easy = Fácil: deixa passar linhas
choice-medium = Médio: comete erros que dá para achar
choice-hard = Difícil: você precisa de um plano para vencer
choice-unbeatable = Imbatível: o empate é o melhor que dá para conseguir
choice-matched = Adaptativo: com a mesma força que você (sem rating)
choice-x = X: a primeira jogada é sua
choice-o = O: a primeira jogada é do bot
choice-challenge-o = O: a primeira jogada é do seu oponente
choice-quick = Rápido: 1 minuto por jogada
choice-casual = Tranquilo: 15 minutos por jogada
choice-slow = Lento: 3 dias por jogada

## Engines: um nome, e uma palavra sobre como cada uma pensa

choice-engine-dice = Dice: algumas regras e um dado
choice-engine-lines = Lines: pontua as linhas de cada casa
choice-engine-sampling = Sampling: joga partidas ao acaso
choice-engine-wargames = Wargames: vê duas jogadas à frente
choice-engine-minimax = Minimax: calcula até o fim
choice-engine-perfect = Perfect: nunca perde e monta armadilhas
choice-engine-tree = Tree: só joga “{ game-ultimate }”
choice-engine-learned = Learned: aprendeu “{ game-ultimate }” por conta própria

level-easy = fácil
    .title = Fácil
level-medium = médio
    .title = Médio
level-hard = difícil
    .title = Difícil
level-unbeatable = imbatível
    .title = Imbatível
level-expert = especialista
    .title = Especialista
level-matched = adaptativo
    .who = a engine adaptativa
    .title = Adaptativo

## O tabuleiro

# Um nome pode ser escrito da direita para a esquerda; o que vem depois dele, não.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = quem quiser
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Série: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  "}{ $draws } empate
       *[other] {"  ·  "}{ $draws } empates
    }
board-turn = **Sua vez, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) está pensando…**
board-ahead = -# { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } antes da sua
board-to-move = -# Próxima jogada: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Prazo da jogada: { $time } ({ $left })
board-deadline-unwatched = -# Prazo da jogada: { $time } ({ $left }). Se o tempo acabar, isso só aparece aqui quando alguém apertar um botão.
board-offer-draw = 🤝 **{ $asked }, aceita o empate?**
board-offer-take-back = ↩️ **{ $asked }, { $player } pode desfazer a última jogada que fez?**
board-won-line = 🏆 **{ $winner } vence com { $length ->
        [3] três
        [4] quatro
       *[other] { $length }
    } em linha!**
board-lost = **{ $winner } vence com { $length ->
        [3] três
        [4] quatro
       *[other] { $length }
    } em linha.**
board-won-line-square = 🏆 **{ $winner } vence com um quadrado de quatro!**
board-won-line-boards = 🏆 **{ $winner } vence com três tabuleiros em linha!**
board-lost-boards = **{ $winner } vence com três tabuleiros em linha.**
board-won-line-more-boards = 🏆 **{ $winner } vence por { $most ->
        [one] { $most } tabuleiro
       *[other] { $most } tabuleiros
    } a { $fewest }!**
board-lost-more-boards = **{ $winner } vence por { $most ->
        [one] { $most } tabuleiro
       *[other] { $most } tabuleiros
    } a { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } fez { $length ->
        [3] três
        [4] quatro
       *[other] { $length }
    } em linha, então { $winner } vence!**
board-lost-square = **{ $winner } vence com um quadrado de quatro.**
board-lost-reverse = **{ $loser } fez { $length ->
        [3] três
        [4] quatro
       *[other] { $length }
    } em linha, então { $winner } vence.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } desistiu. { $winner } vence!**
board-won-out-of-time = ⏰ **O tempo de { $loser } acabou. { $winner } vence!**
board-won-abandoned = 🍂 **{ $loser } saiu da partida. { $winner } vence!**
drawn-classic = 🤝 **Empate!** Ninguém fez três em linha.
drawn-squares = 🤝 **Empate!** O tabuleiro está cheio.
drawn-sizes = 🤝 **Empate!** Não sobrou peça para colocar.
drawn-ultimate = 🤝 **Empate!** Os dois lados ganharam o mesmo número de tabuleiros.
board-drew-unbeatable = 🎉 **Empate contra um bot imbatível: melhor que isso, impossível!**
board-ended-repetition = 🤝 **Empate!** A mesma posição apareceu três vezes.
board-ended-agreed-draw = 🤝 **Empate!** Foi de comum acordo.
board-ended-abandoned = 🍂 **Abandonada** antes de começar de verdade. Esta partida não conta.
board-ended-unreachable = 🍂 **Encerrada**: o canal não existe mais. Esta partida não conta.
board-matched = -# { -bot } se adapta a você: força { $skill } em 100. Sem rating.
board-another-try = -# Sem rating: nova tentativa a partir da jogada { $number }
board-hints = -# Sem rating: { $hints ->
        [one] { $hints } dica
       *[other] { $hints } dicas
    }
board-next-over = -# Mais uma partida? Aperte o botão ou use { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Esta partida passou para uma mensagem nova.
go-to-board = Ir para o tabuleiro

refresh = Atualizar
rule = Regras
board-in-words = Tabuleiro em palavras
offer-draw = Propor empate
take-back = Desfazer
take-back-question = Desfazer sua última jogada e a resposta a ela? Depois disso, esta partida não pode mais aumentar seu rating.
take-back-consent = Antes, seu oponente precisa concordar.
resign = Desistir
accept = Aceitar
decline = Recusar
offer-withdraw = Retirar
rematch = Revanche
play-again = Jogar de novo
easier = Mais fácil
harder = Mais difícil
more = Mais
my-stats = Minhas estatísticas

reminder = { $player }, é sua vez contra { $opponent } ({ $game }, jogada { $number }): { $link }

## Arenas

arena-title = Arena: { $game }
arena-starts = **Começa { $start }** e dura { $minutes } minutos.
arena-how = Quem está livre recebe uma partida atrás da outra, com 1 minuto por jogada. Cada vitória vale 2 pontos, cada empate 1. Dá para chegar depois, fazer uma pausa e sair quando quiser.
arena-in-thread = Suas partidas aparecem em { $thread }, com uma menção a você.
arena-in-new-thread = Suas partidas aparecem em um tópico desta mensagem, com uma menção a você.
arena-in-channel = Suas partidas aparecem neste canal, com uma menção a você.
arena-joined-none = Ninguém entrou ainda.
arena-joined = **{ $count ->
        [one] { $count } pessoa entrou
       *[other] { $count } pessoas entraram
    }:** { $names }
arena-ends = **Termina { $end }.**
arena-ending = **Nenhuma partida nova começa.** As que estão em andamento contam se terminarem a tempo (prazo: { $end }).
arena-here = -# { $count ->
        [0] Ninguém participa no momento.
        [one] { $count } pessoa participa.
       *[other] { $count } pessoas participam.
    }
arena-score = { $place } { $player }: **{ $points ->
        [0] 0 pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }**, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
arena-score-tied = { arena-score } (vitórias: { $wins }, pontos dos derrotados: { $beaten })
arena-more = -# … e mais { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
arena-nobody-played = Ninguém terminou uma partida ainda.
arena-won = 🏆 **{ $winner } vence a arena!**
arena-shared = 🏆 **A arena acabou, e o primeiro lugar é dividido!**
arena-played = -# { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
arena-over-unplayed = A arena acabou sem nenhuma partida terminada.
arena-too-few = Desta vez não entrou gente suficiente: uma arena precisa de duas pessoas.
arena-lapsed = Esta arena não começou porque eu estava fora do ar naquela hora.
arena-cancelled = Esta arena foi cancelada.
arena-you-missed = Você não recebe novas partidas até avisar que voltou.
arena-ratings = -# As partidas contam para o rating como sempre. De várias entre as mesmas duas pessoas em 24 horas, a primeira conta inteira, a segunda metade, a terceira um terço.
arena-you-are-back = Que bom que você voltou: sua próxima partida vem assim que alguém estiver livre.
arena-ask = Ninguém mais vê isto ainda. **{ arena-announce }** publica tudo neste canal.
arena-announced-in = A arena foi anunciada em { $channel }.
arena-end-question = Encerrar esta arena? Nenhuma partida nova começa, e as que estão em andamento contam por mais { $minutes } minutos.
arena-cancel-question = Encerrar esta arena antes que ela comece?
arena-ended = A arena está terminando: nenhuma partida nova começa.
arena-goes-on = Certo. A arena continua!

arena-announce = Anunciar
join = Participar
call-players = Chamar jogadores
arena-leave = Sair
arena-standings = Placar
arena-start = Começar já
arena-end = Encerrar
arena-end-yes = Sim, encerrar
arena-end-no = Não, continuar
arena-back = Voltei
arena-again = Outra arena

# Embaixo do tabuleiro de uma partida de arena que acabou
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Esta partida conta na arena, mas não para o rating: cada lado precisa de pelo menos duas jogadas.
arena-missed = -# { $player } por enquanto não recebe novas partidas.
arena-next = -# Enquanto a arena durar, sua próxima partida vem sozinha.

## Desafios

challenge = ### ⚔️ Um jogo da velha, { $invited }?
    { $challenger } desafia você para uma partida.
challenge-open = ### ⚔️ Quem topa um jogo da velha?
    { $challenger } procura oponente. A primeira pessoa que entrar joga.
challenge-rematch = ### ⚔️ Mais uma partida, { $invited }?
    { $challenger } quer revanche.
challenge-another-try = ### ⚔️ Mais uma tentativa, { $invited }?
    { $challenger } quer continuar a partir desta posição.
challenge-until = -# Expira { $until }
players-called = { $role } { $challenger } procura oponente.
players-found = Encontrado: { $players }
players-none = Ninguém desta vez.
challenge-block = Bloquear
challenge-cancel = Cancelar desafio
challenge-again = Desafiar de novo
challenge-anyway = Desafiar mesmo assim
challenge-too = Publicar o meu também
challenge-declined = { $invited } recusou o desafio de { $challenger }.
challenge-lapsed = { $invited } não respondeu a tempo ao desafio de { $challenger }.
challenge-lapsed-open = { $challenger } procurava oponente, mas ninguém entrou a tempo.
challenge-cancelled = { $challenger } cancelou o desafio a { $invited }.
challenge-cancelled-open = { $challenger } cancelou o desafio aberto.

## Por que uma engine jogou ali: o que a jogada fez ou como foi encontrada; depois, os números

why = Por quê?
move-explained = **{ $player }** jogou { FORM($cell, of: "em") }.
effect-win = Completou a { $line } e venceu.
effect-won = Venceu com esta jogada.
effect-line = Completou três em linha.
effect-safe = Evitou completar três em linha.
effect-block =
    { $whose ->
        [yours] Bloqueou a sua { $line }.
       *[theirs] Bloqueou a { $line }.
    }
effect-blocked = Bloqueou uma linha.
effect-coverable = Ficou no caminho de uma linha, mas uma peça maior ainda pode completá-la.
effect-threat = Ameaça vencer em { $cells ->
        [one] { $cells } casa
       *[other] { $cells } casas
    }.
effect-no-reason = Isso é o que a jogada faz, não necessariamente por que foi feita.
line-0 = fileira de cima
line-1 = fileira do meio
line-2 = fileira de baixo
line-3 = coluna da esquerda
line-4 = coluna do meio
line-5 = coluna da direita
line-6 = diagonal
show-numbers = Mostrar números
numbers-title = ### Como { FORM($engine, of: "who") } escolheu
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" para todas"}
    }

why-dice-opening = O tabuleiro estava vazio, então lançou o dado: em geral sai um canto, às vezes o centro, raramente uma casa lateral.
why-dice-centre = A primeira jogada foi em um canto, então jogou no centro.
why-dice-corner = A primeira jogada foi no centro, então jogou em um canto.
why-dice-fork = Dois cantos opostos podem virar um garfo, então lançou o dado: em geral sai uma casa lateral.
why-dice-any = Nenhuma regra servia, então escolheu ao acaso.
why-lines-weights = Jogou na casa com mais pontos. Linhas abertas somam um pouco; uma linha a completar ou a bloquear soma muito.
why-sampling-games = Testou cada jogada em { $games ->
        [one] { $games } partida ao acaso
       *[other] { $games } partidas ao acaso
    } e escolheu a que perdeu menos vezes.
why-wargames-two-plies = Comparou as próprias jogadas com as respostas e desempatou por preferência.
why-minimax-guess = O fim estava longe demais para enxergar, então jogou ao acaso.
why-minimax-search = Calculou até o fim da partida e escolheu uma das melhores jogadas.
why-level-ahead = Viu { $plies ->
        [1] uma jogada
       *[other] { $plies } jogadas
    } à frente, e não mais longe.
why-level-overlooked =
    { $whose ->
        [own] Deixou passar uma linha própria.
        [theirs] Deixou passar uma linha do oponente.
       *[other] Deixou passar uma linha.
    }
why-matched-measured = Escolheu uma jogada de acordo com a força que tem.
why-perfect-winning = Escolheu uma jogada que vence, seja qual for a resposta.
why-perfect-trap = Das jogadas seguras, escolheu aquela em que as pessoas mais erram a resposta.
why-perfect-hold = Escolheu uma jogada segura: nenhuma resposta é um erro.
why-perfect-losing = Toda jogada perde se o oponente continuar jogando bem.
why-tree-win = Achou uma jogada que vence com certeza.
why-tree-search = Escolheu uma das jogadas que mais vezes examinou.
why-sampling-hurried = Havia muitas partidas na fila, então fez a jogada com pressa.
why-board-won = Ganhou esse tabuleiro pequeno.
why-board-blocked = Bloqueou uma linha nesse tabuleiro pequeno.
why-sent-anywhere = A próxima jogada pode ser em qualquer tabuleiro aberto: { $board } está fechado.
why-sent-empty = A próxima jogada deve ser { FORM($board, of: "em") }, que ainda está vazio.
why-sent-own = Ameaça ganhar { $board }, e a próxima jogada deve ser nele.
why-sent-theirs = A próxima jogada deve ser { FORM($board, of: "em") } e pode ganhá-lo.
why-sent-both = Ameaça ganhar { $board }, mas a próxima jogada deve ser nele e pode ganhá-lo antes.
why-sent-neither = A próxima jogada deve ser { FORM($board, of: "em") }, que ninguém ainda pode ganhar com uma só jogada.
why-chance = Estimou a própria chance de vencer em cerca de { $percent }%, contando um empate como metade.

table-lines-weight = Pontos de cada casa livre
table-sampling-wins = Partidas vencidas com cada jogada, de { $games }
table-sampling-draws = Partidas empatadas com cada jogada, de { $games }
table-wargames-own = Quanto valem as jogadas da engine
table-wargames-reply = Quanto valem suas respostas
table-wargames-taste = As jogadas da engine, somadas as preferências
table-tree-chance = Chance de vitória estimada de cada jogada
table-tree-visits = Quantas vezes examinou cada jogada
table-minimax-value = Resultado de cada jogada (10 é vitória, 0 é empate, -10 é derrota)
table-perfect-chance = Chance de vitória com cada jogada segura, se você errar de vez em quando
table-perfect-slip = Parcela de erros entre suas respostas a cada jogada segura

## Dicas: o que é verdade na posição, onde olhar e a jogada

hint = Dica
hint-question = Com uma dica, esta partida fica sem rating: ela não pode mais mudar o seu.
hint-yes = Mostrar a dica
hint-where = Onde?
hint-what = Qual jogada?
hint-gone = O tabuleiro mudou desde esta dica. Aperte **{ hint }** embaixo dele para ter uma nova.
hint-unseen = -# O tabuleiro ainda não mostra isso. Da próxima vez que você apertar algo lá, ele só vai se atualizar.
hint-finish = **Você pode terminar já:** { $right ->
        [1] uma jogada vence
        [one] { $right } jogada vence
       *[other] { $right } jogadas vencem
    } na hora.
hint-only-move = **Você só tem uma jogada.**
hint-own-line = **Cuidado:** { $wrong ->
        [1] uma das suas { $legal } jogadas faz
        [one] { $wrong } das suas { $legal } jogadas faz
       *[other] { $wrong } das suas { $legal } jogadas fazem
    } três em linha, e assim você perde.
hint-threat = **Cuidado:** { $right ->
        [one] só uma jogada me impede de vencer na minha vez.
       *[other] depois de { $wrong } das suas { $legal } jogadas, posso vencer na minha vez.
    }
hint-win-in-two = **Você pode vencer em duas jogadas:** { $right ->
        [1] uma jogada abre o caminho.
        [one] { $right } das suas { $legal } jogadas abre o caminho.
       *[other] { $right } das suas { $legal } jogadas abrem o caminho.
    }
hint-win-some = **Dá para vencer daqui.** { $right ->
        [1] Só uma jogada mantém a vitória.
        [one] { $right } das suas { $legal } jogadas mantém a vitória.
       *[other] { $right } das suas { $legal } jogadas mantêm a vitória.
    }
hint-win-all = **Dá para vencer daqui.** Toda jogada mantém a vitória.
hint-even-some = **A partida está equilibrada.** { $right ->
        [1] Só uma jogada mantém o empate.
        [one] { $right } das suas { $legal } jogadas mantém o empate.
       *[other] { $right } das suas { $legal } jogadas mantêm o empate.
    }
hint-even-all = **A partida está equilibrada.** Toda jogada mantém o empate, então procure a mais difícil de responder.
hint-lost = **Posso vencer, faça o que você fizer.** Escolha a jogada mais difícil de responder.
hint-judged = **Minha estimativa:** suas chances são de cerca de { $chance }%.
hint-area = A melhor jogada está { $area }.
hint-judged-area = A melhor jogada parece estar { $area }.
hint-board = A melhor jogada está { FORM($board, of: "em") }.
hint-judged-board = A melhor jogada parece estar { FORM($board, of: "em") }.
hint-move = Jogue { FORM($cell, of: "em") }.
hint-play = Fazer a jogada
hint-played = Você jogou { FORM($cell, of: "em") }.
area-line-0 = na fileira de cima
area-line-1 = na fileira do meio
area-line-2 = na fileira de baixo
area-line-3 = na coluna da esquerda
area-line-4 = na coluna do meio
area-line-5 = na coluna da direita
area-line-6 = na diagonal do canto superior esquerdo
area-line-7 = na diagonal do canto superior direito
area-quarter-0 = no quarto superior esquerdo
area-quarter-1 = no quarto superior direito
area-quarter-2 = no quarto inferior esquerdo
area-quarter-3 = no quarto inferior direito

## A análise de uma partida terminada

review = Análise
review-player-accuracy = { $player } { $number }%
review-try-again = Retomar da jogada { $number }
review-player-hints = { $player } ({ $hints ->
        [one] { $hints } dica
       *[other] { $hints } dicas
    })
review-start = **O começo.** ▶ percorre { $moves ->
        [1] a jogada
        [one] { $moves } jogada
       *[other] as { $moves } jogadas
    }.
review-move = **Jogada { $number } de { $moves }:** { $mark } jogou { FORM($cell, of: "em") }
review-accuracy = Precisão: { $players }
review-turning-point = **Jogada { $number } de { $moves }, a decisiva:** { $mark } jogou { FORM($cell, of: "em") } · **{ $name }**
review-faultless = Nenhum dos lados cometeu um erro decisivo.
review-praise-find = Bela sacada: sua jogada { FORM($cell, of: "em") } era a única boa.
review-praise-trap = Você montou uma bela armadilha jogando { FORM($cell, of: "em") }.
review-praise-moves = { $good ->
        [0] Aqui vai uma ideia:
       *[other] { $moves ->
            [1] Você acertou sua única jogada.
            [one] Você acertou { $good } de { $moves } jogada.
           *[other] Você acertou { $good ->
                [1] uma
                [one] { $good }
               *[other] { $good }
            } das suas { $moves } jogadas.
        }
    }
review-praise-last-moves = { $good ->
        [0] Aqui vai uma ideia:
       *[other] { $moves ->
            [1] Você acertou sua última jogada.
            [one] Você acertou { $good } de { $moves } jogada.
           *[other] Você acertou { $good ->
                [1] uma
                [one] { $good }
               *[other] { $good }
            } das suas últimas { $moves } jogadas.
        }
    }
review-lesson = Da próxima vez, na jogada { $number }, jogue { FORM($cell, of: "em") }.
review-next-time = Da próxima vez, jogue { FORM($cells, of: "em") }.
review-held = Melhor: { $cells }.
review-better = Um pouco melhor: { $cells }.
review-any = uma das casas verdes
    .em = em uma das casas verdes
review-any-move = uma de { $count } outras jogadas
    .em = de outro jeito: { $count } outras jogadas serviam
review-trap = Também monta uma armadilha: a resposta que parece natural está errada.
review-partly-known = -# Só consigo avaliar as últimas jogadas. Antes delas, o fim está longe demais para enxergar.
review-unknown = -# Não sei dizer quanto valeram essas jogadas.
review-doubts = -# Jogadas que merecem outra olhada: { $numbers }.
review-doubt = Minha estimativa: as chances de { $mark } caíram de cerca de { $before }% para { $after }%. Parecia melhor jogar { FORM($cell, of: "em") }.
review-boards-won = -# Tabuleiros pequenos ganhos ao final: X { $x }, O { $o }.

move-brilliant = brilhante
move-great = ótima
move-best = a melhor
move-good = boa
move-sound = sólida
move-winning = vencedora
move-inaccuracy = imprecisão
move-slower = mais lenta
move-doubtful = duvidosa
move-missed-win = vitória perdida
move-blunder = erro grave
move-opening = abertura
move-forced = forçada
move-given = predefinida
move-and-trap = { $name }, uma armadilha

review-won = Essa jogada ganhou a partida.
review-own-line = Essa jogada completou uma linha, e aqui quem completa uma linha perde.
review-win-overlooked = Dava para vencer jogando { FORM($cell, of: "em") }.
review-line-left-open = Deixou uma linha aberta: { $opponent } pode vencer jogando { FORM($cell, of: "em") }.
review-win-allowed = Agora { $opponent } pode vencer jogando { FORM($cell, of: "em") }.
review-fork-allowed = Deixa { $opponent } criar duas ameaças de uma vez jogando { FORM($cell, of: "em") }.
review-win-let-go = Dava para forçar a vitória jogando { FORM($cell, of: "em") }.
review-loss-allowed = Agora { $opponent } pode forçar a vitória jogando { FORM($cell, of: "em") }.
review-no-choice = Não havia outra jogada.
review-all-equal = Todas as jogadas valiam o mesmo.
review-lost-already = A essa altura, { $opponent } já podia vencer contra qualquer jogada.
review-only-winning = Só essa jogada ainda vence.
review-only-holding = Só essa jogada mantém o empate.
review-fork-made = Duas ameaças de uma vez: uma delas passa.
review-blocked = Bloqueia a linha de { $opponent }.
review-win-kept = Mantém a vitória.
review-draw-kept = Mantém o empate.

## Quem são as engines: como pensam, como vencê-las, que força têm

engines-title =
    ## Conheça as engines
    Quanto mais blocos, mais difícil é vencer no jogo “{ game-classic }”. Escolha uma para ver como vencê-la.
    - Sampling: todos os jogos
    - Minimax, Perfect: todos menos “{ game-ultimate }”
    - Tree, Learned: “{ game-ultimate }”
    O segundo menu mostra os níveis de cada jogo.
engines-pick = Escolha uma engine
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Ninguém consegue vencê-la.
        [one] Quem conhece os hábitos dela vence { $worst } de cada 100 partidas.
       *[other] Quem conhece os hábitos dela vence { $worst } de cada 100 partidas.
    }
engine-random = Contra quem joga ao acaso, vence { $wins ->
        [one] { $wins } partida
       *[other] { $wins } partidas
    } de cada 100 e { $losses ->
        [0] não perde nenhuma
       *[other] perde { $losses }
    }.
engine-beat = **Como vencer:** { $beat }

about-dice = Segue algumas regras. Quando nenhuma serve, lança o dado.
about-lines = Pontua as linhas que passam por cada casa e nunca pensa à frente.
about-sampling = Testa cada jogada em até cem partidas ao acaso.
about-wargames = Olha a própria jogada e a sua resposta, e nada além disso.
about-minimax = Calcula até o fim da partida.
about-perfect = Conhece todas as posições de cor e monta armadilhas.

beat-dice = faça a primeira jogada no meio de um lado. Para isso ela não tem regra.
beat-lines = faça a primeira jogada em um canto e depois jogue na casa lateral que fica a um salto de cavalo. Ela cai no garfo todas as vezes.
beat-sampling = faça a primeira jogada e ocupe dois cantos opostos. Muitas vezes ela responde em um terceiro.
beat-wargames = faça a primeira jogada em um canto. Quando ela jogar no centro, jogue no canto oposto e depois em um terceiro canto.
beat-minimax = não dá, então jogue pelo empate. No nível “{ level-easy }”, ela joga ao acaso até sobrarem quatro casas.
beat-perfect = não dá, então jogue pelo empate.

levels-pick = Níveis de um jogo
levels-title =
    ## Os níveis de { $game }
    A regra: { $rule } Se os dois lados jogarem sem errar, dá empate.
levels-title-unsolved =
    ## Os níveis de { $game }
    A regra: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, rating { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, sem rating, tem a mesma força que você.
levels-blocks = -# Os blocos: de cada dez partidas, as que o bot não perde para quem encontra uma das melhores jogadas quatro vezes em cinco.

beat-learned = o mais forte que tenho; ninguém resolveu este jogo. Examina milhares de posições. Não deixe o bot escolher o tabuleiro livremente e pense cedo em três tabuleiros em linha.
beat-levels = vê { $plies ->
        [1] uma jogada
       *[other] { $plies } jogadas
    } à frente e daí em diante joga ao acaso. Planeje mais longe.
beat-overlooking = deixa passar { $percent }% das suas ameaças. Ameace em cada jogada.

## Exibições: duas engines jogam uma contra a outra

show-opening = **Tudo pronto? Lá vão elas!**
show-moved = **{ $engine } ({ $mark }) jogou { FORM($cell, of: "em") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Parar
show-again = De novo
show-play-winner = Enfrentar quem venceu
show-stopped = Exibição encerrada.
show-cut-short = Desculpe, tive que parar antes do fim.
show-lost = A conexão caiu antes de elas começarem.
show-record = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } até agora: X { $x ->
        [0] não venceu nenhuma
       *[other] venceu { $x }
    }, O { $o ->
        [0] não venceu nenhuma
       *[other] venceu { $o }
    }, { $draws ->
        [0] sem empates
        [one] { $draws } empate
       *[other] { $draws } empates
    }.
show-conclusion = **Um jogo estranho. A única jogada vencedora é não jogar.** Que tal { COMMAND("tictactoe start") }?

## Ajuda, e a pergunta sobre quem desafiar

help-text =
    ## Jogo da velha
    Vence quem fizer três em linha. Jogue contra mim ou desafie amigos aqui mesmo neste chat.
    Travou contra mim? Aperte **{ hint }**. Depois, **{ review }** mostra a jogada que decidiu a partida.
help-games = Escolha um jogo…
help-hint = -# Da próxima vez, é só usar { COMMAND("tictactoe start") }
help-play = Contra o bot
help-challenge = Com amigos
help-stats = Estatísticas
help-privacy-policy = Privacidade
help-terms = Termos
help-support = Suporte
challenge-who = Quem você quer desafiar?
challenge-who-person = Escolha uma pessoa
challenge-who-anyone = Desafio aberto
challenge-recent-number = Desafiar { $number }

## O que se pergunta ou se diz a alguém em particular

resign-question-counted = Desistir desta partida? Conta como derrota.
resign-question-uncounted = Desistir desta partida? Ela não vai contar: cada lado precisa de pelo menos duas jogadas.
resign-question-arena = Desistir desta partida? { $counts ->
        [counted] Os pontos da vitória na arena vão para o seu oponente.
       *[uncounted] Ela não vai contar, e você não recebe novas partidas até apertar **{ arena-back }**.
    }
resign-question-unrated = Desistir desta partida? Ela não vale rating, então o seu fica igual.
resign-yes = Sim, desistir
resign-no = Continuar
resign-done = Você desistiu. Valeu por jogar!
resign-kept = Certo. A partida continua!

already-playing = Você já está jogando aqui.
already-shown = Aqui está sua partida de novo.
already-show = Mostrar aqui
which-game = Você tem duas partidas aqui. Qual delas?

start-own = Começar minha partida
you-declined = Você recusou. { $person } pode desafiar você de novo às { $time } ({ $left }).
blocked = { $person } não pode mais desafiar você; { COMMAND("privacy") } desfaz isso.

privacy-title = ## Privacidade
privacy-challenges-on = **Desafios:** qualquer pessoa que você não bloqueou pode desafiar você.
privacy-challenges-off = **Desafios:** ninguém pode desafiar você.
privacy-challenges-turn-on = Permitir desafios
privacy-challenges-turn-off = Não permitir desafios
privacy-reminders-on = **Lembretes:** menciono você quando for sua vez em uma partida lenta, e de novo quando restar um quarto do tempo. Em uma partida tranquila, faço isso dois minutos depois de começar a sua vez.
privacy-reminders-off = **Lembretes:** não aviso quando for sua vez.
privacy-reminders-turn-on = Me avise
privacy-reminders-turn-off = Não me avise
privacy-games-on = **Suas partidas:** os membros de um servidor veem o que você jogou lá, em { COMMAND("history") } e { COMMAND("stats") }.
privacy-games-off = **Suas partidas:** depois de terminadas, só você e seus oponentes as encontram em { COMMAND("history") } e { COMMAND("stats") } e podem ver a análise. Tabuleiros em canais, partidas compartilhadas, ratings e totais continuam visíveis.
privacy-games-turn-on = Mostrar minhas partidas
privacy-games-turn-off = Ocultar minhas partidas
privacy-words-on = **Tabuleiros em palavras:** nas partidas que começarem a partir de agora, descrevo o tabuleiro em palavras para você, em particular, sempre que a outra pessoa jogar.
privacy-words-off = **Tabuleiros em palavras:** só quando você aperta “{ board-in-words }”.
privacy-words-turn-on = Descrever os tabuleiros
privacy-words-turn-off = Não descrever os tabuleiros
privacy-name = **Seu nome:** oculto na classificação global, a menos que você o mostre em { COMMAND("stats") }, na parte “{ choice-everywhere }”.
privacy-blocked = **Bloqueios:** as pessoas deste menu não podem desafiar você.
privacy-blocked-none = Nenhum bloqueio
privacy-data =
    ### Seus dados
    Guardo suas partidas, seus ratings e suas configurações, mas nenhum nome nem mensagem.
privacy-blocked-deleted = { $count ->
        [1] Uma pessoa que você bloqueou apagou os próprios dados, então não sei mais quem é. Ela também não pode desafiar você.
        [one] { $count } pessoa que você bloqueou apagou os próprios dados, então não sei mais quem é. Ela também não pode desafiar você.
       *[other] { $count } pessoas que você bloqueou apagaram os próprios dados, então não sei mais quem são. Elas também não podem desafiar você.
    }
privacy-unblock-deleted = Desbloquear quem apagou dados

refusal-not-your-match = Esta partida é de outras pessoas.
refusal-not-your-turn = É a vez de { $person }. Começou <t:{ $since }:R>.
refusal-match-not-over = Esta partida ainda não acabou.
refusal-not-against-bot = Não aceito empates. Continue jogando ou desista.
refusal-draw-too-early = Dá para propor empate a partir da quinta jogada.
refusal-nothing-to-take-back = Você ainda não jogou, então não há jogada para desfazer.
refusal-offer-stands = Responda primeiro à proposta atual.
refusal-own-offer = A proposta é sua, então só { $person } pode aceitar ou recusar. Você pode retirá-la.
refusal-not-your-offer = Só { $person } pode retirar esta proposta. Você pode aceitar ou recusar.
refusal-no-offer = Esta proposta não está mais aberta.
refusal-challenge-open = Esta partida não começou. O desafio ainda espera uma resposta.
refusal-challenge-over = Este desafio não está mais aberto.
refusal-not-your-challenge = Só { $person } pode aceitar ou recusar este desafio. Faça o seu com { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Você não pode aceitar o próprio desafio. Outra pessoa tem que fazer isso.
refusal-own-invitation = O desafio é seu, então só { $person } pode aceitar ou recusar. Você pode cancelá-lo.
refusal-not-your-invitation = Só { $person } pode cancelar este desafio.
refusal-too-many-challenges = Você já tem { $limit ->
        [one] { $limit } desafio aberto
       *[other] { $limit } desafios abertos
    }. Espere uma resposta ou cancele um.
refusal-not-challengeable = { $person } não está recebendo desafios no momento.
refusal-just-declined = { $person } acabou de recusar. Você pode desafiar de novo às <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Não posso mais mencionar o cargo a chamar. Quem gerencia o servidor pode escolher outro em { COMMAND("settings") }.
refusal-just-called = Os jogadores acabaram de ser chamados aqui. Você pode chamar de novo às <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Você já bloqueia { $limit ->
        [one] { $limit } pessoa
       *[other] { $limit } pessoas
    }, e não cabe mais ninguém. Antes, tire alguém da lista em { COMMAND("privacy") }.
refusal-self-challenge = Você não pode se desafiar. Deixe `opponent` vazio para jogar com quem entrar primeiro.
refusal-bot-challenge = Outros bots não sabem jogar isto. Desafie uma pessoa ou jogue contra mim.
refusal-not-here = { $person } não pode ver este canal.
refusal-nobody-here = Só você vê este chat. Jogue contra mim com { COMMAND("tictactoe start") } ou desafie alguém em um servidor.
refusal-only-you = Neste servidor só você vê minhas respostas, então cancelei o desafio. Ninguém poderia entrar.
refusal-opponent-busy = { $person } já está jogando aqui. Tente de novo depois dessa partida.
refusal-opponent-deleted = Seu oponente apagou os próprios dados, então não sei mais quem era. Desafie alguém com { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Vocês podem tentar de novo no canal daquela partida. Abra a análise lá.
refusal-rematch-made = Já existe uma revanche desta partida.
refusal-cell-taken = Essa casa está ocupada. Escolha uma livre.
refusal-board-moved-on = O tabuleiro mudou antes de você apertar. Agora ele está assim.
refusal-match-over = Esta partida acabou. Comece outra com { COMMAND("tictactoe start") }.
refusal-arena-match-over = Esta partida acabou. Enquanto a arena durar, sua próxima partida vem sozinha.
refusal-newer-engine = Estão me atualizando, e só minha versão mais nova conhece o oponente desta partida. Nada mudou; tente de novo em alguns minutos.
refusal-no-such-match = Não tenho nenhuma partida para você aqui. Comece uma com { COMMAND("tictactoe start") }.
refusal-already-playing = Você já está jogando aqui. { COMMAND("tictactoe board") } mostra sua partida.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } só joga “{ game-ultimate }”.
    [ultimate] { $engine } não joga “{ $game }”. Sampling, Tree e Learned jogam.
   *[other] { $engine } não joga “{ $game }”. Sampling, Minimax e Perfect jogam.
}
refusal-no-such-level = { $engine } não tem o nível “{ $level }”. Deixe `difficulty` vazio para jogar contra { $engine }, ou deixe `engine` vazio para jogar no nível “{ $level }”.
refusal-unknown-button = Este botão é antigo demais. Comece uma partida com { COMMAND("tictactoe start") }.
refusal-too-fast = Não consigo acompanhar você. Me dê alguns segundos, por favor.
refusal-unknown-option = Não conheço essa opção. Escolha uma da lista.
refusal-board-gone = Esse tabuleiro foi apagado. { COMMAND("tictactoe board") } mostra sua partida de novo.
refusal-nothing-to-explain = Ainda não joguei.
refusal-no-hints = As dicas são para partidas contra mim.
refusal-show-running = Duas engines já estão jogando neste canal. Espere acabarem ou peça para quem começou a exibição encerrá-la.
refusal-too-many-shows = Não consigo fazer mais exibições agora. Tente de novo em um minuto.
refusal-show-over = Esta exibição acabou.
refusal-not-your-show = Só quem começou esta exibição pode pará-la.
refusal-nothing-to-review = Você ainda não terminou nenhuma partida. Comece uma com { COMMAND("tictactoe start") }.
refusal-store-busy = Não consegui salvar isso agora. Nada se perdeu; tente de novo daqui a pouco.
refusal-store-unknown = Meu banco de dados saiu do ar bem agora, então não sei se isso foi salvo. Dê uma olhada daqui a pouco.
refusal-store-damaged = Não consigo ler meu banco de dados, então isso não contou. Quem me hospeda precisa resolver.
refusal-unknown-command = Este comando mudou. Recarregue o Discord e tente de novo.
refusal-engine-failed = Não consegui pensar em uma jogada a tempo. Sua partida está a salvo; tente de novo.
refusal-broken = Algo deu errado do meu lado. Sua partida está a salvo; tente de novo.

## Classificações: listas, fichas, retrospectos, e por que uma partida não contou

command-stats = Classificação, estatísticas de uma pessoa ou o retrospecto entre duas
command-stats-player = De quem mostrar as estatísticas
command-stats-versus = Mostrar o retrospecto contra esta pessoa
command-stats-scope = Este servidor ou global (por padrão, este servidor)
choice-server = Este servidor
choice-everywhere = Global

stats-title-server = ## 🏆 Classificação deste servidor
stats-title-everywhere = ## 🏆 Classificação global
stats-title-season = ## 🏆 Classificação deste servidor: temporada { $number }
stats-title-direct = ## Suas mensagens diretas
results-legend = -# Vitórias/empates/derrotas
stats-unsettled = Ainda sem posição: faltam algumas partidas
stats-empty = Ninguém terminou ainda uma partida que conte. A primeira pode ser a sua: { COMMAND("tictactoe start") }
stats-unsettled-season = Sem posição: poucas partidas
stats-empty-season = Ninguém terminou uma partida que contasse nesta temporada.
stats-own-none-season = { "**Você**" } não terminou nenhuma partida que contasse nesta temporada.
stats-you = { $who } { "**(você)**" }
stats-own-none = { "**Você**" } ainda não terminou nenhuma partida que conte aqui.
stats-own-unnamed = -# Nesta lista, só você vê seu nome.
stats-someone = alguém
person-gone = usuário excluído
stats-page = { $page } de { $pages }
stats-mine = Minha página
stats-to-direct = DMs
stats-name-me = Mostrar nome
stats-unname-me = Ocultar nome
stats-help = Sobre o rating
play = Jogar
card-board = Classificação

card-rank = { "**" }{ $points }**, posição { $rank }
card-none = Ainda nenhuma partida que conte aqui.
card-none-season = Nenhuma partida contou nesta temporada.
card-direct = { "**" }{ $points }**, que só você vê
card-puzzles =
    -# 🧩 Problemas resolvidos: { $solved }
    -# 🔥 Maior sequência: { $longest }
card-total = Venceu { $wins }, empatou { $draws }, perdeu { $losses }  ·  X { $x ->
        [0] nunca
        [one] { $x } vez
       *[other] { $x } vezes
    }, O { $o ->
        [0] nunca
        [one] { $o } vez
       *[other] { $o } vezes
    }
card-streak = Vitórias seguidas: { $streak } agora, recorde de { $best }
card-streak-season = Vitórias seguidas: { $streak } no fim, recorde de { $best }
card-opening = Primeira casa mais comum: { $cell } ({ $times ->
        [one] { $times } vez
       *[other] { $times } vezes
    })
card-opponents = ### Contra
card-opponent = { $opponent }: { $wins ->
        [0] nenhuma vitória
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    }, { $draws ->
        [0] nenhum empate
        [one] { $draws } empate
       *[other] { $draws } empates
    }, { $losses ->
        [0] nenhuma derrota
        [one] { $losses } derrota
       *[other] { $losses } derrotas
    }
card-opponent-people = pessoas
card-opponent-you = você
against-bot = ## { $who } contra { -bot }
against-bot-how = -# Cada nível tem um rating fixo: veja **{ stats-help }**.
card-latest = ### Últimas partidas aqui
card-match-link = { $match }  ·  [o tabuleiro]({ $link })
card-picture = À esquerda: o rating ao longo { $matches ->
        [1] da última partida
        [one] de { $matches } partida
       *[other] das últimas { $matches } partidas
    }, de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }. À direita: quantas vezes cada casa foi a primeira jogada, fileira por fileira: { $cells }.
card-picture-caption = -# À esquerda: o rating ao longo do tempo. À direita: quantas vezes cada casa foi a primeira jogada.

waiting-yours = **Sua vez ({ $count })**
waiting-theirs = **Vez do oponente ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  contra { $opponent }  ·  o prazo acaba { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } está pensando
waiting-group-chat = `{ $number }.` { $game }  ·  contra { $opponent }  ·  o prazo acaba { $until }  ·  em um chat em grupo
waiting-open = Partida { $number }
history-title = ## Partidas de { $who }
history-title-server = ## Últimas partidas deste servidor
history-seen-here = -# As partidas deste servidor e as contra você.
history-seen-own = -# As partidas contra você. Use isto em um servidor para ver as partidas de todo mundo contra mim lá.
history-seen-direct = -# As partidas deste chat e as contra você. Use isto em um servidor para ver o que essa pessoa jogou lá.
history-none = Nenhuma partida para mostrar.
history-none-server = Ainda nenhuma partida para mostrar aqui. Jogue uma: { COMMAND("tictactoe start") }
history-won = { "**Vitória**" } contra { $opponent }
history-lost = { "**Derrota**" } para { $opponent }
history-drawn = { "**Empate**" } com { $opponent }
history-unfinished = { "**Não terminada**" } contra { $opponent }
history-beat = { $winner } venceu { $loser }
history-drew = { $x } e { $o } empataram
history-stopped = { $x } e { $o } não terminaram
history-unrated = sem rating
history-arena = arena
history-uncounted = não contou
history-open = Abrir uma partida…
history-option = Partida { $number }: { $game }
history-newer = Mais recentes
history-older = Mais antigas
history-all-games = Todos os jogos
history-own = Minhas partidas
history-server = Partidas deste servidor

animation = Animação
replay-told = A partida, jogada por jogada: { $moves }. { $end }
replay-move = { $mark } { FORM($cell, of: "em") }
replay-none = nenhuma jogada
replay-won = { $mark } vence.
replay-drawn = Ninguém vence.
replay-unfinished = A partida não foi até o fim.

cell-0 = canto superior esquerdo
    .em = no canto superior esquerdo
cell-1 = casa central superior
    .em = na casa central superior
cell-2 = canto superior direito
    .em = no canto superior direito
cell-3 = casa central esquerda
    .em = na casa central esquerda
cell-4 = centro
    .em = no centro
cell-5 = casa central direita
    .em = na casa central direita
cell-6 = canto inferior esquerdo
    .em = no canto inferior esquerdo
cell-7 = casa central inferior
    .em = na casa central inferior
cell-8 = canto inferior direito
    .em = no canto inferior direito
piece-a = { $cell } com uma peça pequena
    .em = { FORM($cell, of: "em") } com uma peça pequena
piece-b = { $cell } com uma peça média
    .em = { FORM($cell, of: "em") } com uma peça média
piece-c = { $cell } com uma peça grande
    .em = { FORM($cell, of: "em") } com uma peça grande
cell-in-board = { $cell } { FORM($board, of: "de") }
    .em = { FORM($cell, of: "em") } { FORM($board, of: "de") }
small-board-nw = o tabuleiro superior esquerdo
    .de = do tabuleiro superior esquerdo
    .em = no tabuleiro superior esquerdo
small-board-n = o tabuleiro de cima
    .de = do tabuleiro de cima
    .em = no tabuleiro de cima
small-board-ne = o tabuleiro superior direito
    .de = do tabuleiro superior direito
    .em = no tabuleiro superior direito
small-board-w = o tabuleiro esquerdo
    .de = do tabuleiro esquerdo
    .em = no tabuleiro esquerdo
small-board-centre = o tabuleiro central
    .de = do tabuleiro central
    .em = no tabuleiro central
small-board-e = o tabuleiro direito
    .de = do tabuleiro direito
    .em = no tabuleiro direito
small-board-sw = o tabuleiro inferior esquerdo
    .de = do tabuleiro inferior esquerdo
    .em = no tabuleiro inferior esquerdo
small-board-s = o tabuleiro de baixo
    .de = do tabuleiro de baixo
    .em = no tabuleiro de baixo
small-board-se = o tabuleiro inferior direito
    .de = do tabuleiro inferior direito
    .em = no tabuleiro inferior direito
ultimate-sent = **Jogue { FORM($board, of: "em") }.** 🟨
ultimate-choose = **Escolha qualquer tabuleiro com 🟨 para jogar.**
ultimate-closed = **Escolha qualquer tabuleiro com 🟨 para jogar:** { $board } está fechado.
ultimate-chosen = **Jogue { FORM($board, of: "em") }** ou escolha outro. 🟨
pick-again = Escolher outro tabuleiro
words-row = Fileira { $name }: { $cells }.
words-column = Coluna { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = vazia { $square }
words-fading = { $mark } (o próximo a sumir)
words-won = ganho por { $mark }
words-untouched = nada ainda
words-choose = **Escolha qualquer tabuleiro que ainda esteja aberto.**
pick-a = Pequena ×{ $left }
pick-b = Média ×{ $left }
pick-c = Grande ×{ $left }

## Os jogos: um nome, e a regra em uma linha

game-classic = Clássico
game-misere = Invertido
game-vanish = Sumiço
game-squares = Quadrados
game-drop = Gravidade
game-sizes = Tamanhos
game-ultimate = Supremo
legend-fading = o símbolo mais apagado é o próximo a sumir.
legend-sizes = 1 é pequena, 2 média, 3 grande.
rule-classic = vence quem fizer três em linha.
rule-misere = perde quem fizer três em linha.
rule-vanish = { $moves ->
        [0] seu quarto símbolo faz sumir o mais antigo. Vence quem fizer três em linha. Uma posição que aparece pela terceira vez dá empate. A primeira jogada não pode ser no meio de um lado.
       *[other] seu quarto símbolo faz sumir o mais antigo. Vence quem fizer três em linha. Uma posição que aparece pela terceira vez dá empate.
    }
rule-squares = vence quem fizer quatro em linha ou um quadrado de dois por dois.
rule-drop = os símbolos caem até a casa livre mais baixa da coluna. Vence quem fizer quatro em linha.
rule-ultimate = a casa em que você joga manda o oponente para o tabuleiro pequeno na mesma posição. Com três em linha se ganha um tabuleiro pequeno, e com três tabuleiros pequenos em linha, a partida. Se ninguém conseguir, vence quem tiver mais tabuleiros.
rule-sizes = peças maiores cobrem as menores, inclusive as suas. Cada peça fica onde foi posta. Vence quem fizer três em linha.

versus-title = ## { $one } e { $other }
versus-none = Aqui ainda não há nenhuma partida terminada deste confronto.
versus-record =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }: { $one } { $wins ->
        [0] não venceu nenhuma
       *[other] venceu { $wins }
    }, { $other } { $losses ->
        [0] não venceu nenhuma
       *[other] venceu { $losses }
    }, { $draws ->
        [0] sem empates
        [one] { $draws } empate
       *[other] { $draws } empates
    }.

rules-title = ## Sobre o rating
rules-start = Todo mundo começa com 1500. Vencer quem joga bem é o que mais rende.
rules-levels = Meu rating no jogo “{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Seu rating aparece quando você tem uma posição: depois de algumas partidas, de preferência contra oponentes diferentes.
rules-two-moves = Uma partida conta quando cada lado já fez pelo menos duas jogadas.
rules-details = Detalhes
rules-details-text =
    ## O rating em detalhes
    - Os ratings são Glicko-2. Os dos meus níveis são fixos e calculados com exatidão.
    - Uma partida repetida tem as mesmas jogadas, mesmo com o tabuleiro girado ou espelhado.
    - Partidas contra quem chegou há pouco só mudam um rating dentro da faixa de { $least } a { $most } e não dão posição. Chegou há pouco quem ainda não tem posição e não jogou { $matches } partidas com { $people } pessoas.
    - Depois de uma jogada desfeita, a partida pode baixar seu rating, mas não aumentá-lo. Com uma dica, ela fica sem rating.
    - Vencer a mim leva você a no máximo { $cap } pontos acima de mim; empatar com um bot imbatível, no máximo até o nível “{ level-hard }”.
    - Partidas em mensagens diretas contam à parte, e só quem joga nelas as vê.

uncounted-hinted = Você usou uma dica, então esta partida fica sem rating e o seu não muda.
uncounted-unrated = Esta partida não vale rating, então o seu não muda.
name-and-value = { $name }: { $value }
rating-changed = Rating { $before } → { $after }
rating-unranked = { $games ->
        [one] Ainda sem posição: falta cerca de { $games } partida
       *[other] Ainda sem posição: faltam cerca de { $games } partidas
    }
rating-of-game = Rating { $points }
rating-kept = Rating inalterado
uncounted-short = Esta partida não conta: cada lado precisa de pelo menos duas jogadas.
uncounted-nobody = Esta partida não conta para ninguém.
uncounted-repeated = Repetir uma partida recente contra o bot não muda seu rating.
uncounted-again = Partidas contra o mesmo oponente contam cada vez menos em um dia.
uncounted-taken-back = Você desfez uma jogada, então esta partida não podia aumentar seu rating.
uncounted-capped = Vencer a mim, ou a quem chegou há pouco, faz você subir só até certo ponto.

refusal-not-shown = { $person } oculta o próprio nome na classificação global.
refusal-no-server = Não há servidor aqui. Tente `scope: { choice-everywhere }`.
refusal-not-added = As configurações são de servidores que me adicionaram, e este não é um deles. As suas estão em { COMMAND("privacy") }.
refusal-cannot-write = Não posso escrever neste canal. Para isso preciso das permissões Ver canal e Enviar mensagens.
refusal-not-shared = Esta partida não está mais compartilhada.
refusal-animation-in-flight = Já estou fazendo uma animação para você. Ela vem daqui a pouco.
refusal-export-in-flight = Já estou reunindo seus dados. Eles vêm assim que estiverem completos.
refusal-shut-out = Sinto muito, quem me hospeda não me deixa jogar com você aqui. { COMMAND("privacy") } continua funcionando.
refusal-being-deleted = Seus dados estão sendo apagados. Em alguns segundos você pode jogar de novo.
refusal-not-server-manager = Só quem tem a permissão Gerenciar servidor pode fazer isso.

## As boas-vindas a um servidor

welcome-text =
    ### 👋 Oi! Eu sou { -bot }.
    Jogo da velha é comigo! Aperte **{ play }** para uma partida contra mim, ou desafie amigos com { COMMAND("tictactoe challenge") }. { COMMAND("help") } mostra o resto.
welcome-admins = -# Para quem administra: escolha onde posso ser usado em Configurações do servidor → Integrações.
welcome-settings = -# Com { COMMAND("settings") }, você define meu idioma aqui e um canal para o problema do dia.

## As configurações de um servidor

command-settings = Os padrões deste servidor, e se as partidas contam globalmente
settings-title = ## Configurações deste servidor
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · contam globalmente
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · não contam globalmente
settings-now-season-first = { "**" }{ settings-seasons }**: a primeira
settings-now-season-since = { "**" }{ settings-seasons }**: número { $number }, desde { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automático
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partidas
settings-seasons = Temporadas
settings-language = Idioma
back = Voltar

settings-difficulty = { "**Nível padrão**" } das partidas contra mim (no jogo “{ game-ultimate }”, o mais forte é “{ level-expert }”)
settings-pace = { "**Ritmo padrão**" } das partidas entre pessoas
settings-call = { "**Cargo a chamar**" } nos desafios abertos: **{ call-players }** o menciona, no máximo uma vez a cada dez minutos
settings-call-none = Escolha um cargo (vazio: desativado)
settings-call-refused =
    { $why ->
        [everyone] Não pode ser { $role }.
        [yours] Você não pode mencionar { $role }, então não faço isso por você. Deixe que todos o mencionem e escolha de novo.
        [closed] Nem todos podem mais mencionar { $role }, então também não faço isso. Deixe que todos o mencionem ou escolha de novo.
       *[other] Não posso mencionar { $role }. Deixe que todos o mencionem, ou me deixe mencionar todos os cargos.
    }
settings-everywhere-1 = As partidas daqui contam para a classificação global.
settings-everywhere-0 = As partidas daqui não contam para a classificação global.
settings-turn-everywhere-1 = Contar globalmente
settings-turn-everywhere-0 = Contar só neste servidor

settings-language-automatic = { "**" }{ choice-automatic }**: o que todo mundo vê fica no idioma de quem começa. O que ninguém começa, como minhas boas-vindas, fica em { $name }.
settings-language-set = O que todo mundo vê neste servidor fica em { "**" }{ $name }{ "**" }. As partidas já começadas mantêm o idioma que têm.
settings-language-private = -# O que só você vê fica no idioma do seu Discord.
choice-automatic = Automático

settings-now-daily-off = { "**" }{ puzzle-open }**: desativado
settings-now-daily-refused = { "**" }{ puzzle-open }**: desativado, porque não consegui mais postar no canal
settings-now-daily-set = { "**" }{ puzzle-open }**: em { $channel }, todo dia às { $time }
settings-daily-about = Uma mensagem por dia, com um problema que é o mesmo em todo lugar. Cada pessoa resolve em particular, e a mensagem diz quem conseguiu. Ninguém recebe notificação.
settings-daily-none = Escolha um canal (vazio: desativado)
settings-daily-hour = O problema sai às { $time } no seu fuso horário.
settings-daily-failed = Não consigo postar em { $channel }, então nada mudou. Me permita **Ver canal** e **Enviar mensagens** lá e escolha de novo.
settings-channel-yours = Você não pode escrever em { $channel }, então não faço isso por você. Nada mudou.
daily-comes-here = O problema do dia sai aqui, todo dia às { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] desativada
        [empty] desativada, porque três vezes seguidas entrou pouca gente
       *[set] em { $channel }, a próxima: { $time }
    }
settings-arena-about =
    Uma arena que vem sozinha: é anunciada no canal dela uma hora antes, com **{ join }**. { $calls ->
        [yes] O anúncio menciona { $role }, uma vez.
       *[no] Ninguém recebe notificação.
    } Se três seguidas não juntarem duas pessoas, não vem mais nenhuma.
    Dia e hora são em UTC, sem horário de verão. Essa hora corresponde agora às { $time } no seu fuso horário.
evening-none = Nenhum dia
evening-each-day = Todo dia
evening-any = Um jogo diferente a cada vez
evening-quiet = Não chamar ninguém
evening-comes-here = As arenas que vêm sozinhas são anunciadas aqui.
arena-last = 🏟️ **Última arena:** { $winner }

settings-new-season = Nova temporada
season-first = A classificação deste servidor está na **primeira temporada**.
season-since = A classificação deste servidor está na **temporada { $number }**, que começou em { $since }.
season-question = Começar a temporada { $number }? A temporada { $former } então termina de vez e não tem volta. Todo mundo na classificação deste servidor recomeça com 1500. A temporada { $former } fica em { COMMAND("stats") }. { $podium }
season-start = Começar a temporada { $number }
season-keep = Cancelar
season-started = A temporada { $number } começou. Boa sorte para todo mundo!
season-name = Temporada { $number }
season-name-current = Temporada { $number } (atual)
season-ends-hand = As temporadas terminam quando você decidir
season-ends-month = As temporadas terminam todo mês
season-ends-week = As temporadas terminam toda semana
season-ends =
    { $ends ->
        [week] As temporadas terminam toda semana. A próxima começa em { $end }, se nesta alguma partida tiver contado.
        [month] As temporadas terminam todo mês. A próxima começa em { $end }, se nesta alguma partida tiver contado.
       *[other] As temporadas terminam quando você decidir.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] O pódio sai onde alguém começar a próxima temporada.
       *[other] O pódio sai em { $where }.
    }
season-podium =
    { $state ->
        [refused] No fim de uma temporada, o **pódio** dela era postado em um canal. Não é mais, porque não consegui postar lá.
       *[other] No fim de uma temporada, o **pódio** dela é postado em um canal. Ninguém recebe notificação.
    }
season-podium-comes = No fim de uma temporada, o pódio dela sai aqui.
season-role = Quem estiver em primeiro lugar nesse momento ganha um **cargo**, até outra pessoa chegar lá.
season-role-refused =
    { $why ->
        [everyone] Não pode ser { $role }.
        [permissions] { $role } tem permissões, então não dou esse cargo a ninguém.
        [managed] Só o Discord ou outro aplicativo pode dar { $role }.
        [above] { $role } não está abaixo do meu próprio cargo, então não posso dar esse cargo. Suba o meu e escolha de novo.
        [yours] Você não pode dar { $role }, então não faço isso por você. É preciso ter **Gerenciar cargos** e um cargo seu acima desse.
        [missing] Preciso de mais uma permissão para dar { $role }. Permita com o botão abaixo e escolha o cargo de novo.
        [two-factor] O Discord não me deixa mudar cargos aqui: este servidor exige autenticação de dois fatores, e quem me hospeda precisa ativá-la.
       *[other] Da última vez, o Discord não me deixou mudar nenhum cargo. Me permita **Gerenciar cargos** e ponha meu próprio cargo acima do cargo do primeiro lugar.
    }
season-role-allow = Permitir Gerenciar cargos
season-over = ## 🏆 A temporada { $number } acabou
season-won =
    { $shared ->
        [yes] **O primeiro lugar é dividido!**
       *[no] **{ $winner } vence a temporada!**
    }
season-nobody = Ninguém terminou { $games } partidas valendo rating nela, então o primeiro lugar fica vago.
season-games = Outros jogos
season-champion = 🏆 **Primeiro lugar:** { $winner }

## Arenas

refusal-arena-here = Este canal já tem uma arena. Aperte **{ join }** nela.
refusal-not-in-arena-game = Em uma arena não há propostas de empate, jogadas desfeitas nem revanches: sua próxima partida vem sozinha.
refusal-arena-length = Uma arena dura de { $shortest } a { $longest } minutos.
refusal-arena-start = Uma arena começa em até { $latest } minutos.
refusal-long-arena-game = As partidas de “{ game-ultimate }” duram demais para uma arena. Escolha outro jogo.
refusal-arena-over = Esta arena acabou.
refusal-arena-full = Esta arena está cheia: cabem { $most } pessoas. Assim que alguém sair, você pode participar.
refusal-not-in-arena = Você não entrou nesta arena.
refusal-not-away = Você não estava ausente: sua próxima partida vem assim que alguém estiver livre.
refusal-not-arena-host = Só { $person }, que anunciou esta arena, e quem tem a permissão Gerenciar servidor podem fazer isso.
refusal-too-few-for-arena = Uma arena precisa de { $enough } pessoas. Assim que elas entrarem, você pode começar.

## O post do problema do dia

post-solve = Resolver
post-solved-1 = **Na primeira tentativa**: { $people }
post-solved-2 = **Na segunda tentativa**: { $people }
post-solved-3 = **Na terceira tentativa**: { $people }
post-solved = { $people ->
        [0] Ninguém aqui resolveu ainda.
        [1] Uma pessoa aqui já resolveu.
        [one] { $people } pessoa aqui já resolveu.
       *[other] { $people } pessoas aqui já resolveram.
    }
post-solved-more = { $people ->
        [1] Mais uma pessoa aqui já resolveu.
        [one] Mais { $people } pessoa aqui já resolveu.
       *[other] Mais { $people } pessoas aqui já resolveram.
    }
post-former = -# O problema de ontem foi resolvido por { $people }

## O que se guarda de uma pessoa

mydata-kinds =
    - **Partidas e desafios**, também os abertos: quem, onde, quando, idioma, jogadas, dicas e resultado. Eles também são dos seus oponentes: apagar seus dados encerra as partidas em andamento e põe um número aleatório no seu lugar.
    - **Ratings**: sua posição em cada servidor e temporada, o que cada partida mudou e seu retrospecto contra cada pessoa. Apagar seus dados tira você de todas as listas e põe o mesmo número aleatório no lugar.
    - **O resto**: configurações, problemas do dia, arenas, pódios, partidas e resultados de problemas compartilhados, exibições; quem você bloqueia ou desafia, quem bloqueia você e se seu acesso está fechado. Tudo fica guardado enquanto for necessário ou até você apagar seus dados; depois é apagado, ou o número aleatório ou um código fica no seu lugar.
mydata-export = Ver meus dados
mydata-delete = Apagar meus dados
mydata-exported = Seus dados em JSON. Neles, casas e colunas contam a partir de 0.
mydata-question = Apagar tudo o que está guardado sobre você? As partidas em andamento terminam como desistência. Não dá para desfazer.
mydata-stays = Algumas coisas ficam, para proteger outras pessoas: partidas terminadas sob um número aleatório, quem bloqueia você e os { $minutes } minutos entre desafios. Os bloqueios e esses minutos ficam sob um código feito do seu ID, e por { $days } dias também seu número aleatório. Quem me hospeda pode verificar se um código corresponde a um ID que conhece.
mydata-yes = Apagar
mydata-no = Manter meus dados
mydata-done = Pronto: nada no meu banco de dados leva mais a você, exceto por vestígios nas partes sem uso. Eles somem em alguns minutos, ou na próxima limpeza do banco de dados. Valeu por jogar!
mydata-begun = Estou apagando seus dados. Você jogou tantas partidas que isso leva mais alguns segundos, e eu termino mesmo se reiniciar. Até lá você não pode começar uma partida. Para ver se acabou, aperte `{ mydata-delete }` em { COMMAND("privacy") } de novo.
mydata-copies = Pronto: nada no meu banco de dados leva mais a você. O servidor do banco ainda tem cópias no log de transações, nas réplicas e em partes sem uso dos arquivos, até reutilizar esse espaço. Valeu por jogar!
mydata-boards =
    Seu nome também some dos { $boards } tabuleiros terminados mais recentes, cerca de 40 por minuto, onde ainda posso editá-los. Não alcanço tabuleiros em servidores que me removeram, em canais fechados para mim, em tópicos arquivados ou onde só estou instalado na conta de alguém.
    Se um canal, tópico ou servidor me deixar entrar de novo, seu nome some de lá também, no máximo um dia depois.
    Talvez ainda haja mensagens com seu nome: o Discord nem sempre me diz se elas chegaram. Se você vir uma, aperte um botão nela, e seu nome some.
mydata-kept = Certo. Nada foi apagado.

## O problema do dia

puzzle-open = Problema do dia
puzzle-title = ### Problema #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } joga e vence em { $moves ->
    [1] uma jogada
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.**
puzzle-save = { "**" }{ $mark } joga: só uma jogada salva a partida.**
puzzle-progress = -# { $dots } · Tentativa { $number } de { $tries }
puzzle-past = -# Este problema não conta para a sequência.
puzzle-order = -# Do símbolo mais antigo ao mais novo: { $marks }.
puzzle-left = -# { $mark } ainda tem: { $pieces }.
puzzle-wrong = { "**Errado:**" } { $cell }. O tabuleiro voltou ao começo.
puzzle-right = { "**Certo!**" } Joguei { FORM($cell, of: "em") }.
puzzle-hint = 💡 A primeira jogada está { $area }.
puzzle-solved = { $number ->
    [1] **Resolvido na primeira tentativa!**
    [one] **Resolvido na tentativa { $number }.**
   *[other] **Resolvido na tentativa { $number }.**
}
puzzle-lost = { "**Desta vez não deu.**" } A jogada certa era { FORM($cell, of: "em") }.
puzzle-streak = -# 🔥 Sequência: { $streak ->
    [one] { $streak } dia
   *[other] { $streak } dias
}. { $freezes ->
    [0] {""}
    [1] ❄️ Uma proteção cobre um dia perdido.
    [one] ❄️ { $freezes } proteção cobre dias perdidos.
   *[other] ❄️ { $freezes } proteções cobrem dias perdidos.
}
puzzle-freeze = -# A cada sete dias seguidos você ganha uma proteção, que cobre um dia perdido.
puzzle-streak-ended = -# Sua sequência terminou em { $streak }.
puzzle-streak-kept = -# ❄️ Uma proteção salvou sua sequência: 🔥 { $streak }. Proteções restantes: { $freezes }.
puzzle-at-stake = -# ⏳ O problema de ontem conta para sua sequência até { $time } ({ $left }).
puzzle-frozen = -# ❄️ Uma proteção cobriu o dia de ontem.
puzzle-share = -# Acertaram de primeira: { $percent }%.
puzzle-next = -# Próximo problema: { $time }.
puzzle-give-up = Ver resposta
puzzle-give-up-question = Ver a resposta? { $costs ->
        [streak] Isso encerra sua sequência de { $streak }.
        [freeze] Isso custa uma proteção da sua sequência.
       *[nothing] Depois, não dá mais para resolver este problema.
    }
puzzle-give-up-yes = Sim, mostrar
puzzle-give-up-no = Continuar tentando
puzzle-yesterday = O de ontem
puzzle-today = O de hoje
puzzle-results = Resultados daqui
puzzle-results-title = ### Problema #{ $number } neste servidor
puzzle-results-none = Ninguém abriu aqui ainda.
puzzle-results-open = { $person }: ainda tentando
puzzle-results-who = -# Só aparece quem mostra as próprias partidas.
puzzle-copy = Copiar
puzzle-share-here = Compartilhar aqui
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Não há um problema desses para você resolver. { COMMAND("daily") } abre o de hoje.
refusal-puzzle-over = Você já terminou este problema. Amanhã tem outro.
refusal-tried-before = Essa jogada você já tentou, e está errada. Você não perde nenhuma tentativa.
refusal-puzzle-not-over = Termine o problema primeiro.
refusal-shared-once = Um resultado só pode ser compartilhado uma vez em cada canal.
practice-played = Aqui você jogou { FORM($cell, of: "em") }, em { $date }, contra { $opponent }.
practice-task = { "**" }Você joga com { $mark }.** { $result ->
        [win] O que vence?
       *[draw] O que mantém o empate?
    }
practice-move = { $what ->
        [right] **Certo:** { $cell }.
        [wrong] **Errado:** { $cell }.
       *[answer] A melhor resposta: { $cell }.
    }
practice-lets = { $result ->
        [win] Assim a vitória escapa.
       *[draw] Agora { $opponent } pode vencer.
    }
practice-next = Próxima
practice-look-on = Continuar procurando
practice-open = Abrir a partida
practice-looked = { $games ->
        [one] Nenhum erro seu em { $games } partida que acabei de ver.
       *[other] Nenhum erro seu nas { $games } partidas que acabei de ver.
    }
practice-all = { $count ->
        [0] Você ainda não tem erros para praticar. O primeiro virá com suas próximas partidas.
        [1] Você praticou a única posição. A próxima virá com sua próxima partida.
        [one] Você praticou { $count } posição. A próxima virá com sua próxima partida.
       *[other] Você praticou todas as { $count } posições. A próxima virá com sua próxima partida.
    }
practice-again = -# Uma posição volta { $time }.
practice-waiting = { $count ->
        [one] { $count } posição para praticar
       *[other] { $count } posições para praticar
    }
practise-this = Praticar isto
refusal-no-practice = Ninguém sabe o que é certo em “{ game-ultimate }”, então não há o que praticar. Escolha outro jogo.
