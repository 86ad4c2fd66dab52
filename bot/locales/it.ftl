# Italiano. Ci si dà del tu; il gioco si chiama tris, una partita è quella che si gioca, un gioco sono le sue regole.
#
# Nomi: le caselle e le griglie hanno il loro articolo («il centro», «la griglia centrale»; .in e .di sono le preposizioni
# articolate), le linee no («riga in alto»), perché sono tutte femminili; .who è il motore come soggetto.
# Le persone sono menzioni di genere ignoto: nessun aggettivo o participio che concordi con loro, nessun articolo. Il bot dice io.

-bot = Noughts

# Ciò che sta tra due frasi, e tra le cose di un elenco.
between-sentences = {" "}
between-items = {", "}

# Ciò che solo le traduzioni dicono.
english-holds = -# In caso di dubbio vale il testo inglese.
help-wrong-word = -# Una parola suona male? Segnalala: { $link }

## Comandi: descrizioni (al massimo 100 caratteri), e che cosa significano le loro scelte

command-tictactoe = Gioca a tris
command-start = Inizia una partita contro il bot
command-start-difficulty = La forza del bot (se non indicata, il livello di questo server)
command-start-engine = In alternativa, lo stile del bot; solo alcuni hanno anche una difficoltà
command-mark = Il tuo simbolo; X muove per primo (a caso se non indicato)
command-board = Mostra di nuovo la tua partita in fondo a questo canale
command-board-words = Descrivi invece la griglia a parole, solo a te
command-resign = Abbandona la tua partita in questo canale

command-challenge = Sfida qualcuno, o lancia una sfida aperta
command-challenge-opponent = Chi sfidare (vuoto: sfida aperta)
command-challenge-pace = Il tempo per mossa (se non indicato, il ritmo di questo server)
command-menu-challenge = Sfida a tris
command-menu-stats = Statistiche di tris
command-menu-review = Analizza il tris
command-help = Comincia da qui: gioca, sfida gli amici o scopri chi è in testa
command-privacy = Chi può sfidarti, i tuoi promemoria e i tuoi dati salvati

command-daily = Il problema del giorno: trova la mossa giusta
command-daily-number = Un problema precedente, scelto dal numero (se non indicato, quello di oggi)
command-practice = I tuoi errori, come problemi
command-practice-variant = Quale gioco ripassare (tutti se non indicato)
command-arena = Organizza un'arena: partite veloci per chiunque partecipi
command-arena-variant = A quale gioco giocare («{ game-vanish }» se non indicato)
command-arena-minutes = Quanto dura: da 10 a 60 minuti (20 se non indicato)
command-arena-starts-in = Tra quanti minuti inizia: da 0 a 60 (5 se non indicato)

command-history = Le partite finite: le tue, quelle di qualcun altro o quelle di questo server
command-history-player = Di chi elencare le partite (se non indicato, le tue)
command-history-variant = Di quale gioco elencare le partite (tutti se non indicato)
command-review = Vedi quale mossa ha deciso una partita, e che cosa era meglio
command-review-variant = Di quale gioco (l'ultimo a cui hai giocato se non indicato)

command-watch = Guarda due motori giocare l'uno contro l'altro
command-watch-x = Chi gioca X e muove per primo (a caso se non indicato)
command-watch-o = Chi gioca O (a caso se non indicato)
command-engines = Conosci i motori: quanto sono forti, e come batterli

command-variant = A quale gioco giocare («{ game-classic }» se non indicato)
command-stats-variant = I punteggi di quale gioco («{ game-classic }» se non indicato)
choice-game-classic = { game-classic }: tre in fila
choice-game-misere = { game-misere }: chi fa tre in fila perde
choice-game-vanish = { game-vanish }: tre simboli a testa
choice-game-squares = { game-squares }: quattro in fila o un quadrato
choice-game-drop = { game-drop }: i simboli cadono, quattro in fila
choice-game-ultimate = { game-ultimate }: nove griglie in una
choice-game-sizes = { game-sizes }: il grande copre il piccolo
choice-easy = Facile: non nota alcune linee
choice-medium = Medio: fa errori che puoi trovare
choice-hard = Difficile: ti serve un piano per vincere
choice-unbeatable = Imbattibile: al massimo puoi pareggiare
choice-matched = Adattivo: forte quanto te (senza punteggio)
choice-x = X: la prima mossa è tua
choice-o = O: la prima mossa è del bot
choice-challenge-o = O: la prima mossa è del tuo avversario
choice-quick = Veloce: 1 minuto a mossa
choice-casual = Tranquillo: 15 minuti a mossa
choice-slow = Lento: 3 giorni a mossa

## Motori: un nome, e due parole su come pensano

choice-engine-dice = Dice: poche regole e un dado
choice-engine-lines = Lines: dà punti alle linee di ogni casella
choice-engine-sampling = Sampling: gioca partite a caso
choice-engine-wargames = Wargames: guarda due mosse avanti
choice-engine-minimax = Minimax: calcola fino alla fine
choice-engine-perfect = Perfect: non perde mai, tende trappole
choice-engine-tree = Tree: gioca solo a «{ game-ultimate }»
choice-engine-learned = Learned: ha imparato «{ game-ultimate }» da solo

level-easy = facile
    .title = Facile
level-medium = medio
    .title = Medio
level-hard = difficile
    .title = Difficile
level-unbeatable = imbattibile
    .title = Imbattibile
level-expert = esperto
    .title = Esperto
level-matched = adattivo
    .who = il motore adattivo
    .title = Adattivo

## La griglia

# Un nome può essere scritto da destra a sinistra; ciò che segue non deve esserlo.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = posto libero
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serie: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 pareggio"}
       *[other] {"  ·  "}{ $draws } pareggi
    }
board-turn = **Tocca a te, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) sta pensando…**
board-ahead = -# { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } prima della tua
board-to-move = -# Prossima mossa: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Scadenza della mossa: { $time } ({ $left })
board-deadline-unwatched = -# Scadenza della mossa: { $time } ({ $left }). Se il tempo scade, qui si vede solo quando qualcuno preme un pulsante.
board-offer-draw = 🤝 **{ $asked }, accetti il pareggio?**
board-offer-take-back = ↩️ **{ $asked }, { $player } vuole annullare la sua ultima mossa. Accetti?**
board-won-line = 🏆 **{ $winner } vince con { $length ->
        [3] tre
        [4] quattro
       *[other] { $length }
    } in fila!**
board-lost = **{ $winner } vince con { $length ->
        [3] tre
        [4] quattro
       *[other] { $length }
    } in fila.**
board-won-line-square = 🏆 **{ $winner } vince con un quadrato di quattro!**
board-won-line-boards = 🏆 **{ $winner } vince con tre griglie in fila!**
board-lost-boards = **{ $winner } vince con tre griglie in fila.**
board-won-line-more-boards = 🏆 **{ $winner } vince per { $most ->
        [one] 1 griglia
       *[other] { $most } griglie
    } a { $fewest }!**
board-lost-more-boards = **{ $winner } vince per { $most ->
        [one] 1 griglia
       *[other] { $most } griglie
    } a { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } ha fatto { $length ->
        [3] tre
        [4] quattro
       *[other] { $length }
    } in fila, quindi { $winner } vince!**
board-lost-square = **{ $winner } vince con un quadrato di quattro.**
board-lost-reverse = **{ $loser } ha fatto { $length ->
        [3] tre
        [4] quattro
       *[other] { $length }
    } in fila, quindi { $winner } vince.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } abbandona. { $winner } vince!**
board-won-out-of-time = ⏰ **{ $loser } ha finito il tempo. { $winner } vince!**
board-won-abandoned = 🍂 **{ $loser } ha lasciato la partita. { $winner } vince!**
drawn-classic = 🤝 **Pareggio!** Nessuno ha fatto tre in fila.
drawn-squares = 🤝 **Pareggio!** La griglia è piena.
drawn-sizes = 🤝 **Pareggio!** Non ci sono più pezzi da mettere.
drawn-ultimate = 🤝 **Pareggio!** Entrambe le parti hanno vinto lo stesso numero di griglie.
board-drew-unbeatable = 🎉 **Pareggio contro un bot imbattibile: nessuno può fare di meglio!**
board-ended-repetition = 🤝 **Pareggio!** La stessa posizione si è presentata tre volte.
board-ended-agreed-draw = 🤝 **Pareggio!** Entrambe le parti hanno accettato.
board-ended-abandoned = 🍂 **Interrotta** prima di cominciare davvero. Questa partita non conta.
board-ended-unreachable = 🍂 **Terminata**: il suo canale non c'è più. Questa partita non conta.
board-matched = -# { -bot } si adatta a te: forza { $skill } su 100. Senza punteggio.
board-another-try = -# Senza punteggio: nuovo tentativo, dalla mossa { $number } in poi
board-hints = -# Senza punteggio: { $hints ->
        [one] 1 suggerimento
       *[other] { $hints } suggerimenti
    }
board-next-over = -# Un'altra partita? Premi il pulsante o usa { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Questa partita continua in un nuovo messaggio.
go-to-board = Vai alla griglia

refresh = Aggiorna
rule = Regole
board-in-words = Griglia a parole
offer-draw = Offri pareggio
take-back = Annulla
take-back-question = Annullare la tua ultima mossa e la risposta? Da lì in poi, questa partita non può più far salire il tuo punteggio.
take-back-consent = Prima deve accettare il tuo avversario.
resign = Abbandona
accept = Accetta
decline = Rifiuta
offer-withdraw = Ritira
rematch = Rivincita
play-again = Gioca ancora
easier = Più facile
harder = Più difficile
more = Altro
my-stats = Le mie statistiche

reminder = { $player }, tocca a te contro { $opponent } ({ $game }, mossa { $number }): { $link }

## Arene

arena-title = Arena: { $game }
arena-starts = **Inizia { $start }** e dura { $minutes } minuti.
arena-how = Chi non sta giocando riceve via via nuove partite, con 1 minuto a mossa. Una vittoria vale 2 punti, un pareggio 1. Puoi arrivare più tardi, fare una pausa e uscire quando vuoi.
arena-in-thread = Le tue partite arrivano in { $thread }, dove ti menziono.
arena-in-new-thread = Le tue partite arrivano in un thread di questo messaggio, dove ti menziono.
arena-in-channel = Le tue partite arrivano in questo canale, dove ti menziono.
arena-joined-none = Non partecipa ancora nessuno.
arena-joined = **{ $count ->
        [one] Partecipa 1 persona
       *[other] Partecipano { $count } persone
    }:** { $names }
arena-ends = **Finisce { $end }.**
arena-ending = **Non iniziano più nuove partite.** Quelle in corso contano se finiscono in tempo (limite: { $end }).
arena-here = -# { $count ->
        [one] Partecipa 1 persona.
       *[other] Partecipano { $count } persone.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }**, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
arena-score-tied = { arena-score } (vittorie: { $wins }, punti dei battuti: { $beaten })
arena-more = -# … e { $count ->
        [one] un'altra persona
       *[other] altre { $count } persone
    }
arena-nobody-played = Nessuno ha ancora finito una partita.
arena-won = 🏆 **{ $winner } vince l'arena!**
arena-shared = 🏆 **L'arena è finita, con un primo posto a pari merito!**
arena-played = -# { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
arena-over-unplayed = L'arena è finita, senza nessuna partita conclusa.
arena-too-few = Questa volta non c'erano abbastanza partecipanti: per un'arena bisogna essere almeno in due.
arena-lapsed = Questa arena non è iniziata, perché in quel momento ero offline.
arena-cancelled = Questa arena è stata annullata.
arena-you-missed = Non ricevi altre partite finché non dici che ci sei di nuovo.
arena-ratings = -# Le partite contano per il punteggio come al solito. Se le stesse due persone ne giocano più di una in 24 ore, la prima conta per intero, la seconda per metà, la terza per un terzo.
arena-you-are-back = Eccoti di nuovo: la tua prossima partita arriva appena qualcuno è libero.
arena-ask = Per ora non lo vede nessun altro. **{ arena-announce }** lo pubblica in questo canale.
arena-announced-in = L'arena è annunciata in { $channel }.
arena-end-question = Terminare questa arena? Non iniziano nuove partite, e quelle in corso contano ancora per { $minutes } minuti.
arena-cancel-question = Terminare questa arena prima che inizi?
arena-ended = L'arena finisce: non iniziano più nuove partite.
arena-goes-on = Bene. L'arena continua!

arena-announce = Annuncia
join = Partecipa
call-players = Chiama giocatori
arena-leave = Esci
arena-standings = Classifica
arena-start = Inizia ora
arena-end = Termina
arena-end-yes = Sì, termina
arena-end-no = No, continua
arena-back = Rieccomi
arena-again = Un'altra arena

# Sotto la griglia di una partita d'arena che è finita
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Questa partita conta nell'arena, ma non per il punteggio: servono almeno due mosse per parte.
arena-missed = -# { $player } per ora non riceve altre partite.
arena-next = -# Finché l'arena è in corso, la tua prossima partita arriva da sola.

## Sfide

challenge = ### ⚔️ Una partita a tris, { $invited }?
    { $challenger } ti sfida.
challenge-open = ### ⚔️ Chi gioca a tris?
    { $challenger } cerca un avversario. Gioca la prima persona che si unisce.
challenge-rematch = ### ⚔️ Un'altra partita, { $invited }?
    { $challenger } vuole la rivincita.
challenge-another-try = ### ⚔️ Ci riproviamo, { $invited }?
    { $challenger } vuole riprendere da questa posizione.
challenge-until = -# Scade { $until }
players-called = { $role } { $challenger } cerca un avversario.
players-found = Trovato: { $players }
players-none = Nessuno, questa volta.
challenge-block = Blocca
challenge-cancel = Annulla la mia sfida
challenge-again = Chiedi di nuovo
challenge-anyway = Sfida comunque
challenge-too = Pubblica anche la mia
challenge-declined = { $invited } ha rifiutato la sfida di { $challenger }.
challenge-lapsed = { $invited } non ha risposto in tempo alla sfida di { $challenger }.
challenge-lapsed-open = { $challenger } cercava un avversario, ma nessuno si è unito in tempo.
challenge-cancelled = { $challenger } ha annullato la sfida a { $invited }.
challenge-cancelled-open = { $challenger } ha annullato la sfida aperta.

## Perché un motore ha mosso lì: che cosa ha fatto la mossa, o come l'ha trovata; poi i numeri

why = Perché?
move-explained = **{ $player }** ha preso { $cell }.
effect-win = Ha completato la { $line } e ha vinto.
effect-won = Ha vinto con questa mossa.
effect-line = Ha fatto tre in fila.
effect-safe = Ha evitato di fare tre in fila.
effect-block =
    { $whose ->
        [yours] Ha bloccato la tua { $line }.
       *[theirs] Ha bloccato la { $line }.
    }
effect-blocked = Ha bloccato una linea.
effect-coverable = Si è messo in mezzo a una linea, ma un pezzo più grande può ancora completarla.
effect-threat = Minaccia di vincere su { $cells ->
        [one] una casella
       *[other] { $cells } caselle
    }.
effect-no-reason = È quello che fa la mossa, non per forza il motivo per cui l'ha scelta.
line-0 = riga in alto
line-1 = riga centrale
line-2 = riga in basso
line-3 = colonna di sinistra
line-4 = colonna centrale
line-5 = colonna di destra
line-6 = diagonale
show-numbers = Mostra i numeri
numbers-title = ### Come ha scelto { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" per tutte"}
    }

why-dice-opening = La griglia era vuota, quindi ha tirato il dado: di solito un angolo, a volte il centro, di rado una casella laterale.
why-dice-centre = La prima mossa era un angolo, quindi ha preso il centro.
why-dice-corner = La prima mossa era il centro, quindi ha preso un angolo.
why-dice-fork = Due angoli opposti possono diventare una forchetta, quindi ha tirato il dado: di solito una casella laterale.
why-dice-any = Nessuna regola era adatta, quindi ha scelto a caso.
why-lines-weights = Ha preso la casella con più punti. Una linea aperta ne dà pochi; una da completare o da bloccare, molti.
why-sampling-games = Ha provato ogni mossa in { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } a caso, e ha scelto quella con cui perdeva meno spesso.
why-wargames-two-plies = Ha confrontato le sue mosse con le risposte, e a parità ha seguito le sue preferenze.
why-minimax-guess = La fine era troppo lontana per vederla, quindi ha scelto a caso.
why-minimax-search = Ha calcolato fino alla fine della partita, e ha scelto una delle mosse migliori.
why-level-ahead = Ha visto { $plies ->
        [1] una mossa
       *[other] { $plies } mosse
    } avanti, non oltre.
why-level-overlooked =
    { $whose ->
        [own] Non ha notato una propria linea.
        [theirs] Non ha notato una linea del suo avversario.
       *[other] Non ha notato una linea.
    }
why-matched-measured = Ha scelto una mossa adatta alla sua forza.
why-perfect-winning = Ha scelto una mossa che vince, qualunque sia la risposta.
why-perfect-trap = Tra le sue mosse sicure, ha scelto quella a cui si risponde più spesso nel modo sbagliato.
why-perfect-hold = Ha scelto una mossa sicura: nessuna risposta è un errore.
why-perfect-losing = Ogni mossa perde, se il suo avversario continua a giocare bene.
why-tree-win = Ha trovato una mossa che vince di sicuro.
why-tree-search = Ha scelto una delle mosse su cui è tornato più spesso.
why-sampling-hurried = C'erano molte partite in attesa, quindi ha scelto la sua mossa in fretta.
why-board-won = Ha vinto quella griglia piccola.
why-board-blocked = Ha bloccato una linea in quella griglia piccola.
why-sent-anywhere = La prossima mossa può andare in una qualsiasi griglia aperta: { $board } è chiusa.
why-sent-empty = La prossima mossa deve andare { FORM($board, of: "in") }, che è ancora vuota.
why-sent-own = Minaccia di vincere { $board }, e la prossima mossa deve andare lì.
why-sent-theirs = La prossima mossa deve andare { FORM($board, of: "in") } e può vincerla.
why-sent-both = Minaccia di vincere { $board }, ma la prossima mossa deve andare lì e può vincerla prima.
why-sent-neither = La prossima mossa deve andare { FORM($board, of: "in") }, che nessuno può ancora vincere con una sola mossa.
why-chance = Probabilità di vittoria, secondo la sua stima: circa { $percent }%, contando un pareggio come metà.

table-lines-weight = Punti di ogni casella libera
table-sampling-wins = Partite vinte con ogni mossa, su { $games }
table-sampling-draws = Partite pareggiate con ogni mossa, su { $games }
table-wargames-own = Quanto sono buone le sue mosse
table-wargames-reply = Quanto sono buone le tue risposte
table-wargames-taste = Le sue mosse, con l'aggiunta delle sue preferenze
table-tree-chance = Quanto sembra probabile vincere con ogni mossa
table-tree-visits = Quante volte ha guardato ogni mossa
table-minimax-value = Risultato di ogni mossa (10 è una vittoria, 0 un pareggio, -10 una sconfitta)
table-perfect-chance = Probabilità di vincere con ogni mossa sicura, se ogni tanto sbagli
table-perfect-slip = Quota di errori tra le tue risposte a ogni mossa sicura

## Suggerimenti: che cosa vale per la posizione, dove guardare, e la mossa

hint = Suggerisci
hint-question = Con un suggerimento questa partita diventa senza punteggio, e non può più cambiare il tuo.
hint-yes = Mostra il suggerimento
hint-where = Dove?
hint-what = Quale mossa?
hint-gone = La griglia è cambiata dopo questo suggerimento. Premi **{ hint }** sotto la griglia per averne uno nuovo.
hint-unseen = -# La griglia non lo mostra ancora. Il prossimo pulsante che premi lì servirà solo ad aggiornarla.
hint-finish = **Puoi chiudere:** { $right ->
        [one] una mossa vince
       *[other] { $right } mosse vincono
    } subito.
hint-only-move = **Hai una sola mossa.**
hint-own-line = **Attenzione:** { $wrong ->
        [one] una delle tue { $legal } mosse fa
       *[other] { $wrong } delle tue { $legal } mosse fanno
    } tre in fila, e così si perde.
hint-threat = **Attenzione:** { $right ->
        [one] una sola mossa mi impedisce di vincere al prossimo turno.
       *[other] dopo { $wrong } delle tue { $legal } mosse posso vincere al prossimo turno.
    }
hint-win-in-two = **Puoi vincere in due mosse:** { $right ->
        [one] c'è una sola mossa per cominciare.
       *[other] puoi cominciare con { $right } delle tue { $legal } mosse.
    }
hint-win-some = **Da qui puoi vincere.** { $right ->
        [one] Una sola mossa mantiene la vittoria.
       *[other] { $right } delle tue { $legal } mosse mantengono la vittoria.
    }
hint-win-all = **Da qui puoi vincere.** Ogni mossa mantiene la vittoria.
hint-even-some = **La partita è in equilibrio.** { $right ->
        [one] Una sola mossa mantiene il pareggio.
       *[other] { $right } delle tue { $legal } mosse mantengono il pareggio.
    }
hint-even-all = **La partita è in equilibrio.** Ogni mossa mantiene il pareggio, quindi cerca quella a cui è più difficile rispondere.
hint-lost = **Posso vincere, qualunque cosa tu faccia.** Scegli la mossa a cui è più difficile rispondere.
hint-judged = **La mia stima:** hai circa { $chance } possibilità su 100.
hint-area = La mossa migliore è { $area }.
hint-judged-area = La mossa migliore sembra essere { $area }.
hint-board = La mossa migliore è { FORM($board, of: "in") }.
hint-judged-board = La mossa migliore sembra essere { FORM($board, of: "in") }.
hint-move = Prendi { $cell }.
hint-play = Giocala
hint-played = Hai preso { $cell }.
area-line-0 = nella riga in alto
area-line-1 = nella riga centrale
area-line-2 = nella riga in basso
area-line-3 = nella colonna di sinistra
area-line-4 = nella colonna centrale
area-line-5 = nella colonna di destra
area-line-6 = sulla diagonale che parte dall'angolo in alto a sinistra
area-line-7 = sulla diagonale che parte dall'angolo in alto a destra
area-quarter-0 = nel quarto in alto a sinistra
area-quarter-1 = nel quarto in alto a destra
area-quarter-2 = nel quarto in basso a sinistra
area-quarter-3 = nel quarto in basso a destra

## L'analisi di una partita finita

review = Analisi
review-player-accuracy = { $player } { $number }%
review-try-again = Riprova dalla mossa { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 suggerimento
       *[other] { $hints } suggerimenti
    })
review-start = **L'inizio.** Con ▶ scorri { $moves ->
        [one] la mossa
       *[other] le { $moves } mosse
    }.
review-move = **Mossa { $number } di { $moves }:** { $mark } ha preso { $cell }
review-accuracy = Precisione: { $players }
review-turning-point = **Mossa { $number } di { $moves }, la svolta:** { $mark } ha preso { $cell } · **{ $name }**
review-faultless = Nessuna delle due parti ha commesso un errore decisivo.
review-praise-find = Bel colpo: { $cell } era la tua unica mossa buona.
review-praise-trap = Hai teso una bella trappola prendendo { $cell }.
review-praise-moves = { $good ->
        [0] Ecco uno spunto:
       *[other] { $moves ->
            [one] La tua unica mossa era giusta.
           *[other] Delle tue { $moves } mosse, { $good ->
                [one] una era giusta
               *[other] { $good } erano giuste
            }.
        }
    }
review-praise-last-moves = { $good ->
        [0] Ecco uno spunto:
       *[other] { $moves ->
            [one] La tua ultima mossa era giusta.
           *[other] Delle tue ultime { $moves } mosse, { $good ->
                [one] una era giusta
               *[other] { $good } erano giuste
            }.
        }
    }
review-lesson = Alla mossa { $number }, la prossima volta prendi { $cell }.
review-next-time = La prossima volta scegli { $cells }.
review-held = Meglio: { $cells }.
review-better = Un po' meglio: { $cells }.
review-any = una delle caselle verdi
review-any-move = una tra altre { $count } mosse
review-trap = Tende anche una trappola: la risposta che sembra naturale è sbagliata.
review-partly-known = -# Posso giudicare solo le ultime mosse. Prima di quelle, la fine è troppo lontana per vederla.
review-unknown = -# Non so dire quanto valevano queste mosse.
review-doubts = -# Mosse che meritano un altro sguardo: { $numbers }.
review-doubt = La mia stima: le possibilità di { $mark } sono scese da circa { $before } a { $after } su 100. Sembrava meglio prendere { $cell }.
review-boards-won = -# Griglie piccole vinte alla fine: X { $x }, O { $o }.

move-brilliant = geniale
move-great = ottima
move-best = la migliore
move-good = buona
move-sound = solida
move-winning = vincente
move-inaccuracy = imprecisione
move-slower = più lenta
move-doubtful = dubbia
move-missed-win = vittoria mancata
move-blunder = errore grave
move-opening = apertura
move-forced = forzata
move-given = prestabilita
move-and-trap = { $name }, una trappola

review-won = Questa mossa ha vinto la partita.
review-own-line = Questa mossa ha completato una linea, e qui una linea fa perdere.
review-win-overlooked = Si poteva vincere prendendo { $cell }.
review-line-left-open = Ha lasciato aperta una linea: { $opponent } può vincere prendendo { $cell }.
review-win-allowed = Ora { $opponent } può vincere prendendo { $cell }.
review-fork-allowed = Così { $opponent } può creare due minacce in una volta sola prendendo { $cell }.
review-win-let-go = Si poteva forzare la vittoria prendendo { $cell }.
review-loss-allowed = Ora { $opponent } può forzare la vittoria prendendo { $cell }.
review-no-choice = Non c'erano altre mosse.
review-all-equal = Tutte le mosse valevano lo stesso.
review-lost-already = A quel punto { $opponent } poteva vincere contro qualsiasi mossa.
review-only-winning = Solo questa mossa vince ancora.
review-only-holding = Solo questa mossa mantiene il pareggio.
review-fork-made = Due minacce in una volta sola: una va a segno.
review-blocked = Blocca la linea di { $opponent }.
review-win-kept = Mantiene la vittoria.
review-draw-kept = Mantiene il pareggio.

## Chi sono i motori: come pensano, come si possono battere, quanto sono forti

engines-title =
    ## I motori
    Più blocchi ha un motore, più è difficile batterlo a «{ game-classic }». Scegline uno per vedere come si fa.
    - Sampling: tutti i giochi
    - Minimax, Perfect: tutti tranne «{ game-ultimate }»
    - Tree, Learned: «{ game-ultimate }»
    Il secondo menu mostra i livelli di ogni gioco.
engines-pick = Scegli un motore
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Nessuno può batterlo.
        [one] Chi conosce le sue abitudini lo batte in 1 partita su 100.
       *[other] Chi conosce le sue abitudini lo batte in { $worst } partite su 100.
    }
engine-random = Contro chi gioca a caso vince { $wins ->
        [one] 1 partita
       *[other] { $wins } partite
    } su 100 e { $losses ->
        [0] non ne perde nessuna
       *[other] ne perde { $losses }
    }.
engine-beat = **Come batterlo:** { $beat }

about-dice = Segue poche regole. Quando nessuna è adatta, tira un dado.
about-lines = Dà punti alle linee che passano per ogni casella, e non guarda mai avanti.
about-sampling = Prova ogni mossa in un massimo di cento partite a caso.
about-wargames = Guarda la sua mossa e la tua risposta, non oltre.
about-minimax = Calcola fino alla fine della partita.
about-perfect = Conosce ogni posizione a memoria, e tende trappole.

beat-dice = fai la prima mossa, a metà di un lato. Non ha una regola per questo.
beat-lines = fai la prima mossa: un angolo, poi la casella laterale a un salto di cavallo. Cade ogni volta nella forchetta.
beat-sampling = fai la prima mossa e prendi due angoli opposti. Troppo spesso risponde in un terzo angolo.
beat-wargames = fai la prima mossa, in un angolo. Quando prende il centro, prendi l'angolo opposto, poi un terzo angolo.
beat-minimax = non si può, quindi punta al pareggio. Al livello «{ level-easy }» gioca a caso finché non restano quattro caselle.
beat-perfect = non si può, quindi punta al pareggio.

levels-pick = Livelli di un gioco
levels-title =
    ## I livelli di { $game }
    La regola: { $rule } Se entrambe le parti giocano al meglio, è un pareggio.
levels-title-unsolved =
    ## I livelli di { $game }
    La regola: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, punteggio { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, senza punteggio, è forte quanto te.
levels-blocks = -# I blocchi: su dieci partite, quelle che non perde contro chi trova una delle mosse migliori quattro volte su cinque.

beat-learned = il più forte che ho; nessuno ha mai risolto questo gioco. Guarda migliaia di posizioni. Non lasciargli la scelta libera, e pensa presto a tre griglie in fila.
beat-levels = vede { $plies ->
        [1] una mossa
       *[other] { $plies } mosse
    } avanti, e oltre gioca a caso. Guarda più lontano.
beat-overlooking = non nota il { $percent }% delle tue minacce. Minaccia a ogni mossa.

## Dimostrazioni: due motori giocano l'uno contro l'altro

show-opening = **Pronti, partenza, via!**
show-moved = **{ $engine } ({ $mark }) ha preso { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Ferma
show-again = Ancora
show-play-winner = Sfida chi ha vinto
show-stopped = Dimostrazione interrotta.
show-cut-short = Scusa, ho dovuto fermarmi prima della fine.
show-lost = La connessione è caduta prima dell'inizio.
show-record = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } finora. Vittorie di X: { $x ->
        [0] nessuna
       *[other] { $x }
    }, di O: { $o ->
        [0] nessuna
       *[other] { $o }
    }, pareggi: { $draws ->
        [0] nessuno
       *[other] { $draws }
    }.
show-conclusion = **Strano gioco. L'unica mossa vincente è non giocare.** Che ne dici di { COMMAND("tictactoe start") }?

## L'aiuto, e la domanda su chi sfidare

help-text =
    ## Tris
    Chi fa tre in fila vince. Gioca contro di me, o sfida gli amici, proprio qui in questa chat.
    Sei in difficoltà contro di me? Premi **{ hint }**. Alla fine, **{ review }** mostra la mossa che ha deciso la partita.
help-games = Scegli a che gioco giocare…
help-hint = -# La prossima volta usa direttamente { COMMAND("tictactoe start") }
help-play = Gioca con il bot
help-challenge = Sfida gli amici
help-stats = Statistiche
help-privacy-policy = Informativa privacy
help-terms = Termini
help-support = Assistenza
challenge-who = Chi vuoi sfidare?
challenge-who-person = Scegli una persona
challenge-who-anyone = Sfida aperta
challenge-recent-number = Sfida { $number }

## Che cosa si chiede o si dice a una persona in privato

resign-question-counted = Abbandonare questa partita? Conta come una sconfitta.
resign-question-uncounted = Abbandonare questa partita? Non conterà: servono almeno due mosse per parte.
resign-question-arena = Abbandonare questa partita? { $counts ->
        [counted] I punti nell'arena vanno allora al tuo avversario.
       *[uncounted] Non conterà, e non ricevi altre partite finché non premi **{ arena-back }**.
    }
resign-question-unrated = Abbandonare questa partita? È senza punteggio, quindi il tuo non cambia.
resign-yes = Sì, abbandona
resign-no = Continua a giocare
resign-done = Hai abbandonato. Grazie per aver giocato!
resign-kept = Bene. La partita continua!

already-playing = Stai già giocando qui.
already-shown = Ecco di nuovo la tua partita.
already-show = Mostrala qui
which-game = Hai due partite qui. Quale?

start-own = Inizia una tua partita
you-declined = Hai rifiutato. { $person } potrà sfidarti di nuovo alle { $time } ({ $left }).
blocked = { $person } non può più sfidarti; con { COMMAND("privacy") } puoi togliere il blocco.

privacy-title = ## Privacy
privacy-challenges-on = **Sfide:** può sfidarti chiunque tu non abbia bloccato.
privacy-challenges-off = **Sfide:** nessuno può sfidarti.
privacy-challenges-turn-on = Permetti le sfide
privacy-challenges-turn-off = Ferma le sfide
privacy-reminders-on = **Promemoria:** ti menziono quando tocca a te in una partita lenta, e di nuovo quando resta un quarto del tempo. In una partita tranquilla lo faccio due minuti dopo l'inizio del tuo turno.
privacy-reminders-off = **Promemoria:** non ti ricordo quando tocca a te.
privacy-reminders-turn-on = Ricordamelo
privacy-reminders-turn-off = Non ricordarmelo
privacy-games-on = **Le tue partite:** chi è membro di un server vede ciò che hai giocato lì, in { COMMAND("history") } e { COMMAND("stats") }.
privacy-games-off = **Le tue partite:** quando sono finite, solo tu e i tuoi avversari le trovate in { COMMAND("history") } e { COMMAND("stats") }, e potete analizzarle. Le griglie nei canali, le partite condivise, i punteggi e i totali restano visibili.
privacy-games-turn-on = Mostra le mie partite
privacy-games-turn-off = Nascondi le mie partite
privacy-words-on = **Griglie a parole:** nelle partite che iniziano da ora in poi, ti descrivo in privato la griglia a parole ogni volta che l'altra persona ha mosso.
privacy-words-off = **Griglie a parole:** solo quando premi «{ board-in-words }».
privacy-words-turn-on = Descrivi le griglie
privacy-words-turn-off = Non descrivere le griglie
privacy-name = **Il tuo nome:** nascosto nella classifica globale, a meno che tu non lo mostri in { COMMAND("stats") }, sotto «{ choice-everywhere }».
privacy-blocked = **Persone bloccate:** chi è in questo menu non può sfidarti.
privacy-blocked-none = Nessuno è bloccato
privacy-data =
    ### I tuoi dati
    Salvo le tue partite, i tuoi punteggi e le tue impostazioni, ma nessun nome e nessun messaggio.
privacy-blocked-deleted = { $count ->
        [one] Una persona che hai bloccato ha eliminato i suoi dati, quindi non posso nominarla. Nemmeno lei può sfidarti.
       *[other] { $count } persone che hai bloccato hanno eliminato i loro dati, quindi non posso nominarle. Nemmeno loro possono sfidarti.
    }
privacy-unblock-deleted = Sblocca chi ha eliminato i suoi dati

refusal-not-your-match = Questa è la partita di qualcun altro.
refusal-not-your-turn = Tocca a { $person }. Il turno è iniziato <t:{ $since }:R>.
refusal-match-not-over = Questa partita non è ancora finita.
refusal-not-against-bot = Non accetto il pareggio. Continua, o abbandona.
refusal-draw-too-early = Puoi offrire il pareggio dalla quinta mossa in poi.
refusal-nothing-to-take-back = Non hai ancora mosso, quindi non c'è niente da annullare.
refusal-offer-stands = Rispondi prima all'offerta in corso.
refusal-own-offer = Questa offerta è tua, quindi solo { $person } può accettarla o rifiutarla. Tu puoi ritirarla.
refusal-not-your-offer = Solo { $person } può ritirare questa offerta. Tu puoi accettarla o rifiutarla.
refusal-no-offer = Questa offerta non è più valida.
refusal-challenge-open = Questa partita non è iniziata. La sfida aspetta ancora una risposta.
refusal-challenge-over = Questa sfida non è più aperta.
refusal-not-your-challenge = Solo { $person } può accettare o rifiutare questa sfida. Lanciane una tua con { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Non puoi accettare la tua stessa sfida. Deve farlo qualcun altro.
refusal-own-invitation = Questa sfida è tua, quindi solo { $person } può accettarla o rifiutarla. Tu puoi annullarla.
refusal-not-your-invitation = Solo { $person } può annullare questa sfida.
refusal-too-many-challenges = Hai già { $limit ->
        [one] 1 sfida aperta
       *[other] { $limit } sfide aperte
    }. Aspetta una risposta, o annullane una.
refusal-not-challengeable = Al momento { $person } non accetta sfide.
refusal-just-declined = { $person } ha appena rifiutato. Puoi ripetere la sfida alle <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Non posso più menzionare il ruolo da chiamare. Chi gestisce il server può sceglierne un altro in { COMMAND("settings") }.
refusal-just-called = Qui i giocatori sono appena stati chiamati. Puoi chiamarli di nuovo alle <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Blocchi già { $limit ->
        [one] 1 persona
       *[other] { $limit } persone
    }, e non posso tenerne di più. Togline prima una in { COMMAND("privacy") }.
refusal-self-challenge = Non puoi lanciare una sfida contro di te. Lascia vuoto `opponent` per giocare con la prima persona che si unisce.
refusal-bot-challenge = Gli altri bot non sanno giocarci. Sfida una persona, o me.
refusal-not-here = { $person } non può vedere questo canale.
refusal-nobody-here = Nessun altro può vedere questa chat. Gioca contro di me con { COMMAND("tictactoe start") }, o sfida qualcuno in un server.
refusal-only-you = In questo server solo tu puoi vedere le mie risposte, quindi ho annullato la sfida. Nessuno avrebbe potuto unirsi.
refusal-opponent-busy = { $person } sta già giocando qui. Riprova dopo la sua partita.
refusal-opponent-deleted = Il tuo avversario ha eliminato i suoi dati, quindi non so più chi fosse. Sfida qualcuno con { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Potete riprovare insieme nel canale di quella partita. Apri lì la sua analisi.
refusal-rematch-made = C'è già una rivincita di questa partita.
refusal-cell-taken = Quella casella è occupata. Scegline una libera.
refusal-board-moved-on = La griglia è cambiata prima che premessi. Ecco com'è ora.
refusal-match-over = Questa partita è finita. Iniziane un'altra con { COMMAND("tictactoe start") }.
refusal-arena-match-over = Questa partita è finita. Finché l'arena è in corso, la tua prossima partita arriva da sola.
refusal-newer-engine = Mi stanno aggiornando, e solo la mia versione più nuova conosce l'avversario di questa partita. Non è cambiato niente; riprova tra qualche minuto, per favore.
refusal-no-such-match = Qui non ho partite per te. Iniziane una con { COMMAND("tictactoe start") }.
refusal-already-playing = Stai già giocando qui. { COMMAND("tictactoe board") } mostra la tua partita.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } gioca solo a «{ game-ultimate }».
    [ultimate] { $engine } non gioca a «{ $game }». Sampling, Tree e Learned sì.
   *[other] { $engine } non gioca a «{ $game }». Sampling, Minimax e Perfect sì.
}
refusal-no-such-level = { $engine } non ha il livello «{ $level }». Lascia vuoto `difficulty` per giocare contro { $engine }, o lascia vuoto `engine` per giocare al livello «{ $level }».
refusal-unknown-button = Questo pulsante è troppo vecchio. Inizia una partita con { COMMAND("tictactoe start") }.
refusal-too-fast = Vai più veloce di me. Dammi qualche secondo, per favore.
refusal-unknown-option = Non conosco questa opzione. Scegline una dall'elenco.
refusal-board-gone = Quella griglia è stata eliminata. { COMMAND("tictactoe board") } mostra di nuovo la tua partita.
refusal-nothing-to-explain = Non ho ancora mosso.
refusal-no-hints = I suggerimenti sono per le partite contro di me.
refusal-show-running = In questo canale giocano già due motori. Aspetta che finiscano, o chiedi a chi li ha avviati di fermarli.
refusal-too-many-shows = Ora non posso avviare altre dimostrazioni. Riprova tra un minuto, per favore.
refusal-show-over = Questa dimostrazione è finita.
refusal-not-your-show = Solo chi ha avviato questa dimostrazione può fermarla.
refusal-nothing-to-review = Non hai ancora finito nessuna partita. Iniziane una con { COMMAND("tictactoe start") }.
refusal-store-busy = In questo momento non sono riuscito a salvare. Non si è perso niente; riprova tra un attimo, per favore.
refusal-store-unknown = Il mio database ha appena smesso di rispondere, quindi non so dire se il salvataggio è riuscito. Ricontrolla tra un attimo, per favore.
refusal-store-damaged = Non riesco a leggere il mio database, quindi non ho salvato niente. Chi mi gestisce deve ripararlo.
refusal-unknown-command = Questo comando è cambiato. Ricarica Discord e riprova.
refusal-engine-failed = Non ho trovato una mossa in tempo. La tua partita è al sicuro; riprova, per favore.
refusal-broken = Qualcosa è andato storto dalla mia parte. La tua partita è al sicuro; riprova, per favore.

## Classifiche: elenchi, schede, bilanci, e perché una partita non ha contato

command-stats = La classifica, le statistiche di una persona, o il bilancio tra due
command-stats-player = Di chi mostrare le statistiche
command-stats-versus = Mostra il bilancio contro questa persona
command-stats-scope = Questo server o globale (questo server se non indicato)
choice-server = Questo server
choice-everywhere = Globale

stats-title-server = ## 🏆 Classifica di questo server
stats-title-everywhere = ## 🏆 Classifica globale
stats-title-season = ## 🏆 Classifica di questo server: stagione { $number }
stats-title-direct = ## I tuoi messaggi diretti
results-legend = -# Vittorie/pareggi/sconfitte
stats-unsettled = Ancora senza posizione: manca qualche partita
stats-empty = Nessuno ha ancora finito una partita che conta. Comincia tu: { COMMAND("tictactoe start") }
stats-unsettled-season = Senza posizione: troppo poche partite
stats-empty-season = In questa stagione nessuno ha finito una partita che contasse.
stats-own-none-season = In questa stagione { "**tu**" } non hai finito una partita che contasse.
stats-you = { $who } { "**(tu)**" }
stats-own-none = Qui { "**tu**" } non hai ancora finito una partita che conta.
stats-own-unnamed = -# In questo elenco, nessun altro vede il tuo nome.
stats-someone = qualcuno
person-gone = utente eliminato
stats-page = { $page } di { $pages }
stats-mine = La mia pagina
stats-to-direct = DM
stats-name-me = Mostra nome
stats-unname-me = Nascondi nome
stats-help = Info punteggi
play = Gioca
card-board = Classifica

card-rank = { "**" }{ $points }**, posizione { $rank }
card-none = Qui ancora nessuna partita che conta.
card-none-season = In questa stagione non ha contato nessuna partita.
card-direct = { "**" }{ $points }**, che vedi solo tu
card-puzzles =
    -# 🧩 Problemi risolti: { $solved }
    -# 🔥 Serie più lunga: { $longest }
card-total = { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }, { $draws ->
        [one] 1 pareggio
       *[other] { $draws } pareggi
    }, { $losses ->
        [one] 1 sconfitta
       *[other] { $losses } sconfitte
    }  ·  X { $x ->
        [0] mai
        [one] 1 volta
       *[other] { $x } volte
    }, O { $o ->
        [0] mai
        [one] 1 volta
       *[other] { $o } volte
    }
card-streak = Vittorie di fila: { $streak } ora, { $best } al massimo
card-streak-season = Vittorie di fila: { $streak } alla fine, { $best } al massimo
card-opening = Prima casella più frequente: { $cell } ({ $times ->
        [one] 1 volta
       *[other] { $times } volte
    })
card-opponents = ### Contro
card-opponent = { $opponent }: { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }, { $draws ->
        [one] 1 pareggio
       *[other] { $draws } pareggi
    }, { $losses ->
        [one] 1 sconfitta
       *[other] { $losses } sconfitte
    }
card-opponent-people = persone
card-opponent-you = te
against-bot = ## { $who } contro { -bot }
against-bot-how = -# Ogni livello ha un punteggio fisso: vedi **{ stats-help }**.
card-latest = ### Ultime partite qui
card-match-link = { $match }  ·  [la griglia]({ $link })
card-picture = A sinistra: il punteggio { $matches ->
        [one] nell'ultima partita
       *[other] nelle ultime { $matches } partite
    }, da { $first } a { $last }, minimo { $lowest }, massimo { $highest }. A destra: quante volte ogni casella è stata la prima mossa, riga per riga: { $cells }.
card-picture-caption = -# A sinistra: il punteggio nel tempo. A destra: quante volte ogni casella è stata la prima mossa.

waiting-yours = **Tocca a te ({ $count })**
waiting-theirs = **Tocca agli altri ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  contro { $opponent }  ·  scade { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } sta pensando
waiting-group-chat = `{ $number }.` { $game }  ·  contro { $opponent }  ·  scade { $until }  ·  in una chat di gruppo
waiting-open = Partita { $number }
history-title = ## Le partite di { $who }
history-title-server = ## Ultime partite di questo server
history-seen-here = -# Le partite giocate in questo server, e le partite contro di te.
history-seen-own = -# Le partite contro di te. In un server, questo comando ti mostra tutte le partite giocate lì contro di me.
history-seen-direct = -# Le partite giocate in questa chat, e le partite contro di te. In un server, questo comando ti mostra che cosa ha giocato lì questa persona.
history-none = Nessuna partita da mostrare.
history-none-server = Qui non c'è ancora nessuna partita da mostrare. Giocane una: { COMMAND("tictactoe start") }
history-won = { "**Vittoria**" } contro { $opponent }
history-lost = { "**Sconfitta**" } contro { $opponent }
history-drawn = { "**Pareggio**" } con { $opponent }
history-unfinished = { "**Non finita**" } contro { $opponent }
history-beat = { $winner } ha battuto { $loser }
history-drew = Pareggio tra { $x } e { $o }
history-stopped = { $x } e { $o } non hanno finito
history-unrated = senza punteggio
history-arena = arena
history-uncounted = non ha contato
history-open = Apri una partita…
history-option = Partita { $number }: { $game }
history-newer = Più recenti
history-older = Meno recenti
history-all-games = Tutti i giochi
history-own = Le tue partite
history-server = Partite di questo server

animation = Animazione
replay-told = La partita mossa per mossa: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = nessuna mossa
replay-won = { $mark } vince.
replay-drawn = Non vince nessuno.
replay-unfinished = Non è stata finita.

cell-0 = l'angolo in alto a sinistra
cell-1 = la casella centrale in alto
cell-2 = l'angolo in alto a destra
cell-3 = la casella centrale a sinistra
cell-4 = il centro
cell-5 = la casella centrale a destra
cell-6 = l'angolo in basso a sinistra
cell-7 = la casella centrale in basso
cell-8 = l'angolo in basso a destra
piece-a = { $cell } con un pezzo piccolo
piece-b = { $cell } con un pezzo medio
piece-c = { $cell } con un pezzo grande
cell-in-board = { $cell } { FORM($board, of: "di") }
small-board-nw = la griglia in alto a sinistra
    .in = nella griglia in alto a sinistra
    .di = della griglia in alto a sinistra
small-board-n = la griglia in alto
    .in = nella griglia in alto
    .di = della griglia in alto
small-board-ne = la griglia in alto a destra
    .in = nella griglia in alto a destra
    .di = della griglia in alto a destra
small-board-w = la griglia di sinistra
    .in = nella griglia di sinistra
    .di = della griglia di sinistra
small-board-centre = la griglia centrale
    .in = nella griglia centrale
    .di = della griglia centrale
small-board-e = la griglia di destra
    .in = nella griglia di destra
    .di = della griglia di destra
small-board-sw = la griglia in basso a sinistra
    .in = nella griglia in basso a sinistra
    .di = della griglia in basso a sinistra
small-board-s = la griglia in basso
    .in = nella griglia in basso
    .di = della griglia in basso
small-board-se = la griglia in basso a destra
    .in = nella griglia in basso a destra
    .di = della griglia in basso a destra
ultimate-sent = **Gioca { FORM($board, of: "in") }.** 🟨
ultimate-choose = **Scegli una qualsiasi griglia con 🟨 e gioca lì.**
ultimate-closed = **Scegli una qualsiasi griglia con 🟨 e gioca lì:** { $board } è chiusa.
ultimate-chosen = **Gioca { FORM($board, of: "in") }**, o scegline un'altra. 🟨
pick-again = Scegli un'altra griglia
words-row = Riga { $name }: { $cells }.
words-column = Colonna { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = vuota { $square }
words-fading = { $mark } (il prossimo a sparire)
words-won = vinta da { $mark }
words-untouched = ancora niente
words-choose = **Scegli una qualsiasi griglia ancora aperta.**
pick-a = Piccolo ×{ $left }
pick-b = Medio ×{ $left }
pick-c = Grande ×{ $left }

## I giochi: un nome, e una regola in una riga

game-classic = Classico
game-misere = Inverso
game-vanish = Evanescente
game-squares = Quadrati
game-drop = Gravità
game-sizes = Misure
game-ultimate = Ultimate
legend-fading = il simbolo sbiadito è il prossimo a sparire.
legend-sizes = 1 è piccolo, 2 medio, 3 grande.
rule-classic = chi fa tre in fila vince.
rule-misere = chi fa tre in fila perde.
rule-vanish = { $moves ->
        [0] il tuo quarto simbolo fa sparire il più vecchio dei tuoi. Chi fa tre in fila vince. Se una posizione si presenta per la terza volta, è pareggio. La prima mossa non può essere a metà di un lato.
       *[other] il tuo quarto simbolo fa sparire il più vecchio dei tuoi. Chi fa tre in fila vince. Se una posizione si presenta per la terza volta, è pareggio.
    }
rule-squares = chi fa quattro in fila o un quadrato di due per due vince.
rule-drop = i simboli cadono nella casella libera più bassa della loro colonna. Chi fa quattro in fila vince.
rule-ultimate = la tua casella manda il tuo avversario nella griglia piccola che sta nello stesso posto. Con tre in fila si vince una griglia piccola, con tre griglie piccole in fila si vince la partita. Se nessuno ci riesce, vince chi ha più griglie.
rule-sizes = i pezzi più grandi coprono quelli più piccoli, anche i tuoi. Un pezzo resta dove lo metti. Chi fa tre in fila con i propri pezzi vince.

versus-title = ## { $one } e { $other }
versus-none = Qui non c'è ancora nessuna partita finita di questa sfida.
versus-record =
    { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }. Vittorie di { $one }: { $wins ->
        [0] nessuna
       *[other] { $wins }
    }, di { $other }: { $losses ->
        [0] nessuna
       *[other] { $losses }
    }, pareggi: { $draws ->
        [0] nessuno
       *[other] { $draws }
    }.

rules-title = ## Come funzionano i punteggi
rules-start = Si parte tutti da 1500. Guadagni di più se batti avversari forti.
rules-levels = Il mio punteggio a «{ $game }»: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Il tuo punteggio si vede quando hai una posizione: dopo qualche partita, meglio contro avversari diversi.
rules-two-moves = Una partita conta quando entrambe le parti hanno mosso almeno due volte.
rules-details = Dettagli
rules-details-text =
    ## I punteggi in dettaglio
    - I punteggi seguono Glicko-2. Quelli dei miei livelli sono fissi, calcolati con esattezza.
    - Una partita ripetuta ha le stesse mosse, anche su una griglia girata o allo specchio.
    - Le partite contro una persona nuova spostano un punteggio solo tra { $least } e { $most }, e non danno una posizione. Una persona smette di essere nuova quando ha una posizione, o quando ha giocato { $matches } partite con { $people } persone.
    - Dopo una mossa annullata, una partita può far scendere il tuo punteggio ma non salire. Un suggerimento la rende senza punteggio.
    - Battere me ti porta al massimo a { $cap } punti sopra di me; un pareggio con un bot imbattibile, non oltre il livello «{ level-hard }».
    - Le partite nei messaggi diretti contano a parte, e le vede solo chi le gioca.

uncounted-hinted = Hai chiesto un suggerimento, quindi questa partita è senza punteggio e il tuo non cambia.
uncounted-unrated = Questa partita è senza punteggio, quindi il tuo non cambia.
name-and-value = { $name }: { $value }
rating-changed = Punteggio { $before } → { $after }
rating-unranked = { $games ->
        [one] Ancora senza posizione: circa 1 altra partita
       *[other] Ancora senza posizione: circa altre { $games } partite
    }
rating-of-game = Punteggio { $points }
rating-kept = Punteggio invariato
uncounted-short = Questa partita non conta: servono almeno due mosse per parte.
uncounted-nobody = Questa partita non conta per nessuno.
uncounted-repeated = Ripetere una partita recente contro il bot non cambia il tuo punteggio.
uncounted-again = Le partite contro lo stesso avversario contano ogni volta meno in una giornata.
uncounted-taken-back = Hai annullato una mossa, quindi questa partita non poteva far salire il tuo punteggio.
uncounted-capped = Battere me, o una persona nuova, ti fa salire solo fino a un certo punto.

refusal-not-shown = { $person } nasconde il suo nome nella classifica globale.
refusal-no-server = Qui non siamo in un server. Prova `scope: { choice-everywhere }`.
refusal-not-added = Le impostazioni appartengono ai server che mi hanno aggiunto, e questo non è uno di quelli. Le tue sono in { COMMAND("privacy") }.
refusal-cannot-write = Non posso scrivere in questo canale. Per farlo mi servono i permessi «Visualizza canale» e «Invia messaggi».
refusal-not-shared = Questa partita non è più condivisa.
refusal-animation-in-flight = Ti sto già preparando un'animazione. Arriva tra un attimo.
refusal-export-in-flight = Sto già raccogliendo i tuoi dati. Arrivano appena sono completi.
refusal-shut-out = Mi dispiace, chi mi gestisce non mi lascia giocare con te qui. { COMMAND("privacy") } funziona ancora.
refusal-being-deleted = Sto eliminando i tuoi dati. Tra qualche secondo puoi giocare di nuovo.
refusal-not-server-manager = Solo chi ha il permesso «Gestisci server» può farlo.

## Il benvenuto in un server

welcome-text =
    ### 👋 Ciao! Sono { -bot }.
    Gioco a tris. Premi **{ play }** per una partita contro di me, o sfida gli amici con { COMMAND("tictactoe challenge") }. { COMMAND("help") } mostra il resto.
welcome-admins = -# Per gli admin: scegli dove mi si può usare in Impostazioni server → Integrazioni.
welcome-settings = -# Con { COMMAND("settings") } scegli la mia lingua qui e un canale per il problema del giorno.

## Le impostazioni di un server

command-settings = Le impostazioni predefinite di questo server, e se le sue partite contano globalmente
settings-title = ## Impostazioni di questo server
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · contano globalmente
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · non contano globalmente
settings-now-season-first = { "**" }{ settings-seasons }**: la prima
settings-now-season-since = { "**" }{ settings-seasons }**: numero { $number }, inizio: { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatica
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partite
settings-seasons = Stagioni
settings-language = Lingua
back = Indietro

settings-difficulty = { "**Livello predefinito**" } per le partite contro di me (a «{ game-ultimate }» il più forte è «{ level-expert }»)
settings-pace = { "**Ritmo predefinito**" } per le partite tra persone
settings-call = { "**Ruolo da chiamare**" } per le sfide aperte: **{ call-players }** lo menziona, al massimo una volta ogni dieci minuti
settings-call-none = Scegli un ruolo (vuoto: disattivato)
settings-call-refused =
    { $why ->
        [everyone] Non può essere { $role }.
        [yours] Non puoi menzionare { $role }, quindi non lo faccio io per te. Lascia che tutti lo menzionino, poi scegli di nuovo il ruolo.
        [closed] { $role } non può più essere menzionato da tutti, quindi non lo menziono neanch'io. Lascia che tutti lo menzionino, o scegli di nuovo il ruolo.
       *[other] Non posso menzionare { $role }. Lascia che tutti lo menzionino, o lascia che io menzioni tutti i ruoli.
    }
settings-everywhere-1 = Le partite giocate qui contano per la classifica globale.
settings-everywhere-0 = Le partite giocate qui non contano per la classifica globale.
settings-turn-everywhere-1 = Conta globalmente
settings-turn-everywhere-0 = Solo in questo server

settings-language-automatic = { "**" }{ choice-automatic }**: ciò che vedono tutti è nella lingua di chi lo avvia. Ciò che non avvia nessuno, come il mio benvenuto, è in questa lingua: { $name }.
settings-language-set = Lingua di ciò che in questo server vedono tutti: { "**" }{ $name }{ "**" }. Le partite già iniziate mantengono la loro.
settings-language-private = -# Ciò che vedi solo tu è nella lingua del tuo Discord.
choice-automatic = Automatica

settings-now-daily-off = { "**" }{ puzzle-open }**: disattivato
settings-now-daily-refused = { "**" }{ puzzle-open }**: disattivato, perché non potevo più scrivere nel suo canale
settings-now-daily-set = { "**" }{ puzzle-open }**: in { $channel }, ogni giorno alle { $time }
settings-daily-about = Un messaggio al giorno, con un problema uguale ovunque. Lo si risolve in privato, e il messaggio dice chi ci è riuscito. Non manda notifiche a nessuno.
settings-daily-none = Scegli un canale (vuoto: disattivato)
settings-daily-hour = Il problema arriva alle { $time } nel tuo fuso orario.
settings-daily-failed = Non posso scrivere in { $channel }, quindi non è cambiato niente. Concedimi lì **Visualizza canale** e **Invia messaggi**, poi scegli di nuovo il canale.
settings-channel-yours = Non puoi scrivere in { $channel }, quindi non lo faccio io per te. Non è cambiato niente.
daily-comes-here = Il problema del giorno arriva qui, ogni giorno alle { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] disattivata
        [empty] disattivata, perché tre volte di fila c'erano troppo pochi partecipanti
       *[set] in { $channel }, la prossima: { $time }
    }
settings-arena-about =
    Un'arena che arriva da sola: è annunciata nel suo canale un'ora prima, con **{ join }**. { $calls ->
        [yes] L'annuncio menziona { $role }, una volta.
       *[no] Non manda notifiche a nessuno.
    } Se tre di fila non trovano due persone, non ne arrivano altre.
    Giorno e ora sono in UTC, senza ora legale. Quell'ora corrisponde adesso alle { $time } nel tuo fuso orario.
evening-none = Nessun giorno
evening-each-day = Ogni giorno
evening-any = Un altro gioco ogni volta
evening-quiet = Non chiamare nessuno
evening-comes-here = Le arene che arrivano da sole sono annunciate qui.
arena-last = 🏟️ **Ultima arena:** { $winner }

settings-new-season = Nuova stagione
season-first = La classifica di questo server è alla sua **prima stagione**.
season-since = La classifica di questo server è alla **stagione { $number }** (inizio: { $since }).
season-question = Iniziare la stagione { $number }? La stagione { $former } finisce allora per sempre e non si torna indietro. Nella classifica di questo server si riparte tutti da 1500. La stagione { $former } resta in { COMMAND("stats") }. { $podium }
season-start = Inizia la stagione { $number }
season-keep = Non iniziarla
season-started = La stagione { $number } è iniziata. Buona fortuna a tutti!
season-name = Stagione { $number }
season-name-current = Stagione { $number } (in corso)
season-ends-hand = Le stagioni finiscono quando lo dici tu
season-ends-month = Le stagioni finiscono ogni mese
season-ends-week = Le stagioni finiscono ogni settimana
season-ends =
    { $ends ->
        [week] Le stagioni finiscono ogni settimana. La prossima inizia il { $end }, se in questa ha contato una partita.
        [month] Le stagioni finiscono ogni mese. La prossima inizia il { $end }, se in questa ha contato una partita.
       *[other] Le stagioni finiscono quando lo dici tu.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Il podio arriva dove qualcuno inizia la stagione successiva.
       *[other] Il podio arriva in { $where }.
    }
season-podium =
    { $state ->
        [refused] Alla fine di una stagione, il suo **podio** veniva pubblicato in un canale. Ora non più, perché non potevo scriverci.
       *[other] Alla fine di una stagione, il suo **podio** viene pubblicato in un canale. Non manda notifiche a nessuno.
    }
season-podium-comes = Alla fine di una stagione, il suo podio arriva qui.
season-role = Chi è allora al primo posto riceve un **ruolo**, finché non ci arriva qualcun altro.
season-role-refused =
    { $why ->
        [everyone] Non può essere { $role }.
        [permissions] { $role } ha dei permessi, quindi non do questo ruolo a nessuno.
        [managed] Solo Discord o un'altra app può assegnare { $role }.
        [above] { $role } non è sotto il mio ruolo, quindi non posso assegnarlo. Sposta il mio più in alto, poi scegli di nuovo.
        [yours] Non puoi assegnare { $role }, quindi non lo faccio io per te. Servono **Gestisci ruoli** e un tuo ruolo sopra quello.
        [missing] Mi serve ancora un permesso per assegnare { $role }. Concedilo con il pulsante qui sotto, poi scegli di nuovo il ruolo.
        [two-factor] Discord non mi lascia modificare ruoli qui: questo server richiede l'autenticazione a due fattori, e chi mi gestisce deve attivarla.
       *[other] L'ultima volta Discord non mi ha lasciato modificare nessun ruolo. Concedimi **Gestisci ruoli**, e metti il mio ruolo sopra quello del primo posto.
    }
season-role-allow = Concedi Gestisci ruoli
season-over = ## 🏆 La stagione { $number } è finita
season-won =
    { $shared ->
        [yes] **Primo posto a pari merito!**
       *[no] **{ $winner } vince la stagione!**
    }
season-nobody = Nessuno ha finito { $games } partite con punteggio in questa stagione, quindi il primo posto resta vacante.
season-games = Altri giochi
season-champion = 🏆 **Primo posto:** { $winner }

## Arene: rifiuti

refusal-arena-here = In questo canale c'è già un'arena. Premi lì **{ join }**.
refusal-not-in-arena-game = In un'arena non si offre il pareggio, non si annullano mosse e non ci sono rivincite: la tua prossima partita arriva da sola.
refusal-arena-length = Un'arena dura da { $shortest } a { $longest } minuti.
refusal-arena-start = Un'arena deve iniziare entro { $latest } minuti.
refusal-long-arena-game = Le partite a «{ game-ultimate }» durano troppo per un'arena. Scegli un altro gioco.
refusal-arena-over = Questa arena è finita.
refusal-arena-full = Questa arena è piena: ha posto per { $most } persone. Appena qualcuno esce, puoi partecipare.
refusal-not-in-arena = Non partecipi a questa arena.
refusal-not-away = Non eri in pausa: la tua prossima partita arriva appena qualcuno è libero.
refusal-not-arena-host = Possono farlo solo { $person }, che ha annunciato questa arena, e chi ha il permesso «Gestisci server».
refusal-too-few-for-arena = Un'arena richiede { $enough } persone. Appena ci sono, puoi iniziarla.

## Il messaggio del problema del giorno

post-solve = Risolvi
post-solved-1 = **Al primo tentativo**: { $people }
post-solved-2 = **Al secondo tentativo**: { $people }
post-solved-3 = **Al terzo tentativo**: { $people }
post-solved = { $people ->
        [0] Qui nessuno l'ha ancora risolto.
        [one] Qui l'ha risolto una persona.
       *[other] Qui l'hanno risolto { $people } persone.
    }
post-solved-more = { $people ->
        [one] Qui l'ha risolto un'altra persona.
       *[other] Qui l'hanno risolto altre { $people } persone.
    }
post-former = -# Il problema di ieri è stato risolto da { $people }

## Che cosa si conserva di una persona

mydata-kinds =
    - **Partite e sfide**, anche quelle ancora aperte: chi, dove, quando, lingua, mosse, suggerimenti e risultato. Sono anche dei tuoi avversari: eliminare i tuoi dati termina le partite in cui giochi, e mette un numero casuale al tuo posto.
    - **Punteggi**: la tua posizione in ogni server e stagione, che cosa ha cambiato ogni partita, e il tuo bilancio contro ogni persona. Eliminare i tuoi dati ti toglie da tutti gli elenchi, e mette lì lo stesso numero casuale.
    - **Il resto**: impostazioni, problemi del giorno, arene, podi, partite e risultati di problemi condivisi, dimostrazioni; chi blocchi o sfidi, chi ti blocca, e se il tuo accesso è chiuso. Tutto resta finché serve o finché non elimini i tuoi dati; poi viene eliminato, oppure il numero casuale o un codice prende il tuo posto.
mydata-export = Mostra i miei dati
mydata-delete = Elimina i miei dati
mydata-exported = I tuoi dati in JSON. Lì le caselle e le colonne si contano da 0.
mydata-question = Eliminare tutto ciò che è salvato su di te? Le partite in cui giochi finiscono con il tuo abbandono. Non puoi tornare indietro.
mydata-stays = Alcune cose restano per proteggere gli altri: le partite finite sotto un numero casuale, chi ti blocca, e i { $minutes } minuti tra le sfide. I blocchi e quei minuti sono conservati sotto un codice calcolato dal tuo ID, e per { $days } giorni anche il tuo numero casuale. Chi mi gestisce può controllare se un codice appartiene a un ID che conosce.
mydata-yes = Elimina
mydata-no = Tieni i miei dati
mydata-done = Fatto: niente nel mio database riconduce più a te, tranne tracce nelle sue parti inutilizzate. Spariscono entro pochi minuti, o alla prossima pulizia del database. Grazie per aver giocato!
mydata-begun = Sto eliminando i tuoi dati. Hai giocato così tante partite che ci vuole ancora qualche secondo, e finisco anche se mi riavvio. Fino ad allora non puoi iniziare una partita. Per vedere se è fatto, premi di nuovo `{ mydata-delete }` in { COMMAND("privacy") }.
mydata-copies = Fatto: niente nel mio database riconduce più a te. Il server del database ha ancora copie nel suo registro, nelle sue repliche e in parti inutilizzate dei suoi file, finché non riusa quello spazio. Grazie per aver giocato!
mydata-boards =
    Il tuo nome sparisce anche dalle ultime { $boards } griglie finite, circa 40 al minuto, dove posso ancora modificarle. Non posso raggiungere le griglie nei server che mi hanno rimosso, nei canali a cui non ho accesso, nei thread archiviati, o dove mi ha installato solo una persona.
    Se un canale, un thread o un server mi fa rientrare, il tuo nome sparisce anche da lì, al più tardi un giorno dopo.
    Forse ci sono ancora messaggi con il tuo nome: Discord non mi dice sempre se sono arrivati. Se ne vedi uno, premi un suo pulsante, e il tuo nome sparisce.
mydata-kept = Bene. Non è stato eliminato niente.

## Il problema del giorno

puzzle-open = Problema del giorno
puzzle-title = ### Problema n. { $number } · { $game }
puzzle-win = { "**" }{ $mark } muove e vince in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.**
puzzle-save = { "**" }{ $mark } muove: una sola mossa salva la partita.**
puzzle-progress = -# { $dots } · Tentativo { $number } di { $tries }
puzzle-past = -# Questo problema non conta per la serie.
puzzle-order = -# Dal simbolo più vecchio al più recente: { $marks }.
puzzle-left = -# A { $mark } restano: { $pieces }.
puzzle-wrong = { "**Sbagliato:**" } { $cell }. Si torna all'inizio.
puzzle-right = { "**Giusto!**" } Ho preso { $cell }.
puzzle-hint = 💡 La prima mossa è { $area }.
puzzle-solved = { $number ->
    [one] **Risolto al primo tentativo!**
   *[other] **Risolto al tentativo { $number }.**
}
puzzle-lost = { "**Questa volta no.**" } La mossa giusta era { $cell }.
puzzle-streak = -# 🔥 Serie: { $streak ->
    [one] un giorno
   *[other] { $streak } giorni
}. { $freezes ->
    [0] {""}
    [one] ❄️ Un jolly copre un giorno saltato.
   *[other] ❄️ { $freezes } jolly coprono altrettanti giorni saltati.
}
puzzle-freeze = -# Ogni sette giorni di fila ricevi un jolly, che copre un giorno saltato.
puzzle-streak-ended = -# La tua serie si è fermata a { $streak }.
puzzle-streak-kept = -# ❄️ Un jolly ha salvato la tua serie: 🔥 { $streak }. Jolly rimasti: { $freezes }.
puzzle-at-stake = -# ⏳ Il problema di ieri conta per la tua serie fino alle { $time } ({ $left }).
puzzle-frozen = -# ❄️ Un jolly ha coperto la giornata di ieri.
puzzle-share = -# Persone che l'hanno risolto al primo tentativo: { $percent }%.
puzzle-next = -# Prossimo problema { $time }.
puzzle-give-up = Vedi soluzione
puzzle-give-up-question = Vedere la soluzione? { $costs ->
        [streak] La tua serie di { $streak } finisce qui.
        [freeze] Costa un jolly della tua serie.
       *[nothing] Dopo non potrai più risolvere questo problema.
    }
puzzle-give-up-yes = Sì, mostrala
puzzle-give-up-no = Ci provo ancora
puzzle-yesterday = Quello di ieri
puzzle-today = Quello di oggi
puzzle-results = Risultati qui
puzzle-results-title = ### Problema n. { $number } in questo server
puzzle-results-none = Qui non l'ha ancora aperto nessuno.
puzzle-results-open = { $person }: ci sta ancora provando
puzzle-results-who = -# Compare solo chi mostra agli altri le proprie partite.
puzzle-copy = Copia risultato
puzzle-share-here = Condividi qui
puzzle-copied = { -bot } n. { $number } · { $game }
refusal-no-such-puzzle = Non c'è nessun problema da risolvere con quel numero. { COMMAND("daily") } apre quello di oggi.
refusal-puzzle-over = Hai finito questo problema. Domani ce n'è un altro.
refusal-tried-before = Questa mossa l'hai già provata ed è sbagliata. Non perdi nessun tentativo.
refusal-puzzle-not-over = Finisci prima il problema.
refusal-shared-once = Un risultato si condivide una sola volta in un canale.
practice-played = Qui hai preso { $cell }, il { $date } contro { $opponent }.
practice-task = { "**" }Giochi con { $mark }.** { $result ->
        [win] Che cosa vince?
       *[draw] Che cosa mantiene il pareggio?
    }
practice-move = { $what ->
        [right] **Giusto:** { $cell }.
        [wrong] **Sbagliato:** { $cell }.
       *[answer] La risposta migliore: { $cell }.
    }
practice-lets = { $result ->
        [win] Così la vittoria sfugge.
       *[draw] Ora { $opponent } può vincere.
    }
practice-next = Avanti
practice-look-on = Continua a cercare
practice-open = Apri la partita
practice-looked = { $games ->
        [one] Nessun tuo errore nella partita che ho appena guardato.
       *[other] Nessun tuo errore nelle { $games } partite che ho appena guardato.
    }
practice-all = { $count ->
        [0] Non hai ancora errori da ripassare. Il primo arriva con le tue prossime partite.
        [one] Hai ripassato l'unica posizione. La prossima arriva con la tua prossima partita.
       *[other] Hai ripassato tutte le { $count } posizioni. La prossima arriva con la tua prossima partita.
    }
practice-again = -# Una posizione torna { $time }.
practice-waiting = { $count ->
        [one] 1 posizione da ripassare
       *[other] { $count } posizioni da ripassare
    }
practise-this = Ripassa questa
refusal-no-practice = In «{ game-ultimate }» nessuno sa che cosa è giusto, quindi non c'è nulla da ripassare. Scegli un altro gioco.
