# Deutsch. Angesprochen wird mit du; Partie ist, was gespielt wird, Spiel die Regeln, nach denen.
#
# Formen von Namen, nach denen Sätze fragen: acc (wen?), dat (mit wem?), in (worin?), who (wer?), your (dein).
# Felder, Bretter und Linien sind weiblich oder sächlich; ihr Akkusativ ist wie der Nominativ.

-bot = Noughts

# Was zwischen zwei Sätzen steht und zwischen dem, was eine Liste aufzählt.
between-sentences = {" "}
between-items = {", "}

# Was nur Übersetzungen sagen.
english-holds = -# Im Zweifel gilt der englische Text.
help-wrong-word = -# Falsches Wort? Sag uns Bescheid: { $link }

## Befehle: Beschreibungen (höchstens 100 Zeichen), und was ihre Auswahl bedeutet

command-tictactoe = Tic-Tac-Toe spielen
command-start = Eine Partie gegen den Bot beginnen
command-start-difficulty = Wie stark der Bot spielt (sonst die Stufe dieses Servers)
command-start-engine = Stattdessen: in welchem Stil der Bot spielt; nur manche Stile haben auch Stufen
command-mark = Dein Zeichen; X beginnt (sonst zufällig)
command-board = Deine Partie am Ende dieses Kanals noch einmal zeigen
command-board-words = Stattdessen das Brett in Worten, nur für dich
command-resign = Deine Partie in diesem Kanal aufgeben

command-challenge = Jemanden herausfordern oder eine offene Herausforderung stellen
command-challenge-opponent = Wen du herausforderst (leer: offene Herausforderung)
command-challenge-pace = Zeit pro Zug (sonst das Tempo dieses Servers)
command-menu-challenge = Zu Tic-Tac-Toe herausfordern
command-menu-stats = Tic-Tac-Toe-Statistik
command-menu-review = Tic-Tac-Toe analysieren
command-help = Hier geht es los: spielen, Freunde herausfordern, sehen, wer vorn liegt
command-privacy = Wer dich herausfordern darf, deine Erinnerungen und deine Daten

command-daily = Das Rätsel des Tages: finde den richtigen Zug
command-daily-number = Ein früheres Rätsel, nach seiner Nummer (sonst das von heute)
command-practice = Deine eigenen Fehler als Rätsel
command-practice-variant = Welches Spiel du übst (sonst alle)
command-arena = Eine Arena veranstalten: schnelle Partien für alle, die mitmachen
command-arena-variant = Welches Spiel gespielt wird (sonst „{ game-vanish }“)
command-arena-minutes = Wie lange sie dauert: 10 bis 60 Minuten (sonst 20)
command-arena-starts-in = In wie vielen Minuten sie beginnt: 0 bis 60 (sonst 5)

command-history = Beendete Partien: deine, die von anderen oder die dieses Servers
command-history-player = Wessen Partien (sonst deine)
command-history-variant = Von welchem Spiel (sonst von allen)
command-review = Sehen, welcher Zug eine Partie entschieden hat und was besser war
command-review-variant = Von welchem Spiel (sonst von dem, das du zuletzt gespielt hast)

command-watch = Zwei Engines gegeneinander spielen sehen
command-watch-x = Wer X spielt und beginnt (sonst zufällig)
command-watch-o = Wer O spielt (sonst zufällig)
command-engines = Die Engines: wie stark sie sind und wie du sie schlägst

command-variant = Welches Spiel (sonst „{ game-classic }“)
command-stats-variant = Wertungen in welchem Spiel (sonst „{ game-classic }“)
choice-game-classic = { game-classic }: drei in einer Reihe
choice-game-misere = { game-misere }: wer drei in einer Reihe hat, verliert
choice-game-vanish = { game-vanish }: jede Seite hat nur drei Zeichen
choice-game-squares = { game-squares }: vier in einer Reihe oder im Quadrat
choice-game-drop = { game-drop }: Zeichen fallen, vier in einer Reihe
choice-game-ultimate = { game-ultimate }: neun Bretter in einem
choice-game-sizes = { game-sizes }: Groß deckt Klein zu
choice-easy = Leicht: übersieht Linien
choice-medium = Mittel: macht Fehler, die du ausnutzen kannst
choice-hard = Schwer: zum Gewinnen brauchst du einen Plan
choice-unbeatable = Unschlagbar: mehr als ein Remis ist nicht drin
choice-matched = Adaptiv: so stark wie du (ungewertet)
choice-x = X: du beginnst
choice-o = O: der Bot beginnt
choice-challenge-o = O: dein Gegner beginnt
choice-quick = Schnell: 1 Minute pro Zug
choice-casual = Gemütlich: 15 Minuten pro Zug
choice-slow = Langsam: 3 Tage pro Zug

## Engines: ein Name, und ein Wort dazu, wie jede denkt

choice-engine-dice = Dice: ein paar Regeln und ein Würfel
choice-engine-lines = Lines: bewertet die Linien jedes Feldes
choice-engine-sampling = Sampling: spielt zufällige Partien
choice-engine-wargames = Wargames: rechnet zwei Züge voraus
choice-engine-minimax = Minimax: rechnet bis zum Ende voraus
choice-engine-perfect = Perfect: verliert nie und stellt Fallen
choice-engine-tree = Tree: spielt nur { game-ultimate }
choice-engine-learned = Learned: hat sich { game-ultimate } selbst beigebracht

level-easy = leicht
    .title = Leicht
level-medium = mittel
    .title = Mittel
level-hard = schwer
    .title = Schwer
level-unbeatable = unschlagbar
    .title = Unschlagbar
level-expert = Experte
    .title = Experte
level-matched = adaptiv
    .who = die adaptive Engine
    .title = Adaptiv

## Das Brett

# Ein Name kann von rechts nach links geschrieben sein; was danach kommt, soll es nicht sein.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = noch offen
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serie: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 Remis"}
       *[other] {"  ·  "}{ $draws } Remis
    }
board-turn = **Du bist dran, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) denkt nach …**
board-ahead = -# Noch { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } vor deiner
board-to-move = -# Am Zug: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Zug bis { $time } ({ $left })
board-deadline-unwatched = -# Zug bis { $time } ({ $left }). Läuft die Zeit ab, steht es hier, sobald jemand einen Button drückt.
board-offer-draw = 🤝 **{ $asked }, nimmst du ein Remis an?**
board-offer-take-back = ↩️ **{ $asked }, darf { $player } den letzten Zug zurücknehmen?**
board-won-line = 🏆 **{ $winner } gewinnt mit { $length ->
        [3] drei
        [4] vier
       *[other] { $length }
    } in einer Reihe!**
board-lost = **{ $winner } gewinnt mit { $length ->
        [3] drei
        [4] vier
       *[other] { $length }
    } in einer Reihe.**
board-won-line-square = 🏆 **{ $winner } gewinnt mit vier im Quadrat!**
board-won-line-boards = 🏆 **{ $winner } gewinnt mit drei Brettern in einer Reihe!**
board-lost-boards = **{ $winner } gewinnt mit drei Brettern in einer Reihe.**
board-won-line-more-boards = 🏆 **{ $winner } gewinnt mit { $most } zu { $fewest } Brettern!**
board-lost-more-boards = **{ $winner } gewinnt mit { $most } zu { $fewest } Brettern.**
board-won-line-reverse = 🏆 **{ $loser } hat { $length ->
        [3] drei
        [4] vier
       *[other] { $length }
    } in einer Reihe, also gewinnt { $winner }!**
board-lost-square = **{ $winner } gewinnt mit vier im Quadrat.**
board-lost-reverse = **{ $loser } hat { $length ->
        [3] drei
        [4] vier
       *[other] { $length }
    } in einer Reihe, also gewinnt { $winner }.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } gibt auf. { $winner } gewinnt!**
board-won-out-of-time = ⏰ **Die Zeit von { $loser } ist abgelaufen. { $winner } gewinnt!**
board-won-abandoned = 🍂 **{ $loser } hat die Partie verlassen. { $winner } gewinnt!**
drawn-classic = 🤝 **Remis!** Niemand hat drei in einer Reihe.
drawn-squares = 🤝 **Remis!** Das Brett ist voll.
drawn-sizes = 🤝 **Remis!** Kein Stein lässt sich mehr setzen.
drawn-ultimate = 🤝 **Remis!** Beide haben gleich viele Bretter gewonnen.
board-drew-unbeatable = 🎉 **Ein Remis gegen einen unschlagbaren Bot: Besser geht es nicht!**
board-ended-repetition = 🤝 **Remis!** Dieselbe Stellung kam dreimal vor.
board-ended-agreed-draw = 🤝 **Remis!** Beide waren einverstanden.
board-ended-abandoned = 🍂 **Abgebrochen**, bevor es richtig losging. Diese Partie zählt nicht.
board-ended-unreachable = 🍂 **Beendet**: Der Kanal ist weg. Diese Partie zählt nicht.
board-matched = -# { -bot } passt sich dir an: Stärke { $skill } von 100. Ungewertet.
board-another-try = -# Ungewertet: ein neuer Versuch ab Zug { $number }
board-hints = -# Ungewertet: { $hints ->
        [one] 1 Tipp
       *[other] { $hints } Tipps
    }
board-next-over = -# Noch eine Partie? Drück auf den Button oder nutze { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Diese Partie geht in einer neuen Nachricht weiter.
go-to-board = Zum Brett

refresh = Neu laden
rule = Regeln
board-in-words = Brett in Worten
offer-draw = Remis anbieten
take-back = Zug zurück
take-back-question = Deinen letzten Zug und die Antwort darauf zurücknehmen? Danach kann diese Partie deine Wertung nicht mehr erhöhen.
take-back-consent = Vorher muss dein Gegner zustimmen.
resign = Aufgeben
accept = Ja
decline = Nein
offer-withdraw = Zurückziehen
rematch = Revanche
play-again = Noch mal
easier = Leichter
harder = Schwerer
more = Mehr
my-stats = Meine Statistik

reminder = { $player }, du bist dran gegen { $opponent } ({ $game }, Zug { $number }): { $link }

## Arenen

arena-title = Arena: { $game }
arena-starts = **Beginnt { $start }** und dauert { $minutes } Minuten.
arena-how = Wer frei ist, bekommt immer wieder eine neue Partie, mit 1 Minute für jeden Zug. Ein Sieg bringt 2 Punkte, ein Remis 1. Du kannst später dazukommen, Pause machen und jederzeit aussteigen.
arena-in-thread = Deine Partien erscheinen in { $thread }; dort wirst du erwähnt.
arena-in-new-thread = Deine Partien erscheinen in einem Thread zu dieser Nachricht; dort wirst du erwähnt.
arena-in-channel = Deine Partien erscheinen in diesem Kanal; dabei wirst du erwähnt.
arena-joined-none = Noch macht niemand mit.
arena-joined = **{ $count ->
        [one] 1 Person macht mit
       *[other] { $count } Leute machen mit
    }:** { $names }
arena-ends = **Endet { $end }.**
arena-ending = **Es beginnen keine neuen Partien.** Laufende zählen nur noch, bis die Zeit abläuft: { $end }.
arena-here = -# { $count ->
        [one] 1 Person macht mit.
       *[other] { $count } Leute machen mit.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }**, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
arena-score-tied = { arena-score } (Siege: { $wins }, Punkte der Besiegten: { $beaten })
arena-more = -# … und { $count ->
        [one] 1 weitere Person
       *[other] { $count } weitere
    }
arena-nobody-played = Noch ist keine Partie zu Ende.
arena-won = 🏆 **{ $winner } gewinnt die Arena!**
arena-shared = 🏆 **Die Arena ist vorbei, mit einem geteilten ersten Platz!**
arena-played = -# { $people ->
        [one] 1 Person
       *[other] { $people } Leute
    }, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
arena-over-unplayed = Die Arena ist vorbei, aber keine Partie wurde beendet.
arena-too-few = Diesmal waren es zu wenige: Eine Arena braucht zwei Leute.
arena-lapsed = Diese Arena hat nicht begonnen, weil ich zu der Zeit offline war.
arena-cancelled = Diese Arena wurde abgesagt.
arena-you-missed = Du bekommst keine neuen Partien, bis du sagst, dass du wieder da bist.
arena-ratings = -# Die Partien zählen wie sonst für die Wertung. Von mehreren, die dieselben zwei innerhalb von 24 Stunden spielen, zählt die erste ganz, die zweite halb, die dritte zu einem Drittel.
arena-you-are-back = Du bist wieder dabei: Deine nächste Partie kommt, sobald jemand frei ist.
arena-ask = Außer dir sieht das noch niemand. **{ arena-announce }** veröffentlicht es in diesem Kanal.
arena-announced-in = Die Arena ist in { $channel } angekündigt.
arena-end-question = Diese Arena beenden? Dann beginnen keine neuen Partien, und laufende zählen noch { $minutes } Minuten lang.
arena-cancel-question = Diese Arena beenden, bevor sie beginnt?
arena-ended = Die Arena endet: Es beginnen keine neuen Partien mehr.
arena-goes-on = Gut. Die Arena geht weiter!

arena-announce = Ankündigen
join = Mitspielen
call-players = Mitspieler rufen
arena-leave = Aussteigen
arena-standings = Tabelle
arena-start = Starten
arena-end = Beenden
arena-end-yes = Ja, beenden
arena-end-no = Nein, weiter
arena-back = Bin wieder da
arena-again = Noch eine Arena

arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Diese Partie zählt in der Arena, aber nicht für die Wertung, weil nicht beide mindestens zweimal gezogen haben.
arena-missed = -# { $player } bekommt vorerst keine neuen Partien.
arena-next = -# Solange die Arena läuft, kommt deine nächste Partie von selbst.

## Herausforderungen

challenge = ### ⚔️ Tic-Tac-Toe, { $invited }?
    { $challenger } fordert dich zu einer Partie heraus.
challenge-open = ### ⚔️ Wer spielt Tic-Tac-Toe?
    { $challenger } sucht einen Gegner. Wer zuerst kommt, spielt.
challenge-rematch = ### ⚔️ Noch eine Partie, { $invited }?
    { $challenger } möchte eine Revanche.
challenge-another-try = ### ⚔️ Noch ein Versuch, { $invited }?
    { $challenger } möchte ab dieser Stellung weiterspielen.
challenge-until = -# Läuft { $until } ab
players-called = { $role } { $challenger } sucht einen Gegner.
players-found = Gefunden: { $players }
players-none = Diesmal niemand.
challenge-block = Blockieren
challenge-cancel = Herausforderung zurückziehen
challenge-again = Noch mal fragen
challenge-anyway = Trotzdem fordern
challenge-too = Meine auch posten
challenge-declined = { $invited } hat die Herausforderung von { $challenger } abgelehnt.
challenge-lapsed = { $invited } hat nicht rechtzeitig auf die Herausforderung von { $challenger } geantwortet.
challenge-lapsed-open = { $challenger } hat einen Gegner gesucht, aber niemand kam rechtzeitig.
challenge-cancelled = { $challenger } hat die Herausforderung an { $invited } zurückgezogen.
challenge-cancelled-open = { $challenger } hat die offene Herausforderung zurückgezogen.

## Warum eine Engine dorthin zog: was der Zug tat oder wie sie ihn fand; dann die Zahlen

why = Warum?
move-explained = **{ $player }** nimmt { FORM($cell, of: "acc") }.
effect-win = Das macht { FORM($line, of: "acc") } voll und gewinnt.
effect-won = Mit diesem Zug hat die Engine gewonnen.
effect-line = Das macht drei in einer Reihe.
effect-safe = Der Zug vermeidet drei in einer Reihe.
effect-block =
    { $whose ->
        [yours] Das blockiert { FORM($line, of: "your") }.
       *[theirs] Das blockiert { FORM($line, of: "acc") }.
    }
effect-blocked = Das blockiert eine Linie.
effect-coverable = Der Zug stellt sich einer Linie in den Weg, aber ein größerer Stein kann sie noch voll machen.
effect-threat = Die Engine droht, auf { $cells ->
        [one] einem Feld
       *[other] { $cells } Feldern
    } zu gewinnen.
effect-no-reason = Das bewirkt der Zug, aber gewählt wurde er nicht unbedingt deshalb.
line-0 = die obere Reihe
    .your = deine obere Reihe
line-1 = die mittlere Reihe
    .your = deine mittlere Reihe
line-2 = die untere Reihe
    .your = deine untere Reihe
line-3 = die linke Spalte
    .your = deine linke Spalte
line-4 = die mittlere Spalte
    .your = deine mittlere Spalte
line-5 = die rechte Spalte
    .your = deine rechte Spalte
line-6 = die Diagonale
    .your = deine Diagonale
show-numbers = Zahlen zeigen
numbers-title = ### So hat { FORM($engine, of: "who") } gewählt
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" für alle"}
    }

why-dice-opening = Das Brett war leer, also hat die Engine gewürfelt: meistens eine Ecke, manchmal die Mitte, selten ein Randfeld.
why-dice-centre = Der erste Zug ging in eine Ecke, also nimmt die Engine die Mitte.
why-dice-corner = Der erste Zug ging in die Mitte, also nimmt die Engine eine Ecke.
why-dice-fork = Aus zwei gegenüberliegenden Ecken kann eine Zwickmühle werden, also hat die Engine gewürfelt: meistens ein Randfeld.
why-dice-any = Keine Regel hat gepasst, also hat die Engine zufällig gewählt.
why-lines-weights = Die Engine nimmt das Feld mit den meisten Punkten. Offene Linien bringen wenige, eine Linie zum Vollmachen oder Blockieren bringt viele.
why-sampling-games = Die Engine hat jeden Zug in { $games ->
        [one] 1 zufälligen Partie
       *[other] { $games } zufälligen Partien
    } ausprobiert und den genommen, mit dem sie am seltensten verlor.
why-wargames-two-plies = Die Engine hat ihre Züge mit den Antworten verglichen; bei Gleichstand zählt ihre Vorliebe.
why-minimax-guess = Das Ende war noch zu weit weg, also hat die Engine auf gut Glück gezogen.
why-minimax-search = Die Engine hat bis zum Ende der Partie vorausgerechnet und einen der besten Züge genommen.
why-level-ahead = Die Engine hat { $plies ->
        [1] einen Zug
       *[other] { $plies } Züge
    } vorausgesehen, nicht weiter.
why-level-overlooked =
    { $whose ->
        [own] Die Engine hat eine eigene Linie übersehen.
        [theirs] Die Engine hat eine Linie des Gegners übersehen.
       *[other] Die Engine hat eine Linie übersehen.
    }
why-matched-measured = Die Engine hat einen Zug gewählt, der zu ihrer Stärke passt.
why-perfect-winning = Die Engine hat einen Zug genommen, der gewinnt, egal, was kommt.
why-perfect-trap = Von ihren sicheren Zügen hat die Engine den genommen, auf den Menschen am häufigsten falsch antworten.
why-perfect-hold = Die Engine hat einen sicheren Zug genommen. Keine Antwort darauf ist ein Fehler.
why-perfect-losing = Jeder Zug verliert, wenn der Gegner der Engine gut weiterspielt.
why-tree-win = Die Engine hat einen Zug gefunden, der sicher gewinnt.
why-tree-search = Die Engine hat einen der Züge genommen, auf die sie am häufigsten zurückkam.
why-sampling-hurried = Viele Partien haben gewartet, also hat die Engine in Eile gezogen.
why-board-won = Damit ist dieses kleine Brett gewonnen.
why-board-blocked = Das blockiert eine Linie in diesem kleinen Brett.
why-sent-anywhere = Der nächste Zug darf in jedes offene Brett gehen, denn { $board } ist geschlossen.
why-sent-empty = Der nächste Zug muss in { $board } gehen, das noch leer ist.
why-sent-own = Die Engine droht, { $board } zu gewinnen, und dorthin muss der nächste Zug gehen.
why-sent-theirs = Der nächste Zug muss in { $board } gehen und kann es gewinnen.
why-sent-both = Die Engine droht, { $board } zu gewinnen, aber der nächste Zug muss dorthin gehen und kann es vorher gewinnen.
why-sent-neither = Der nächste Zug muss in { $board } gehen. Mit einem Zug kann es noch niemand gewinnen.
why-chance = Die Engine hat ihre Gewinnchance auf etwa { $percent }{"\u00A0"}% geschätzt, wobei ein Remis halb zählt.

table-lines-weight = Punkte jedes freien Feldes
table-sampling-wins = Gewonnene Partien je Zug, von { $games }
table-sampling-draws = Remispartien je Zug, von { $games }
table-wargames-own = Wie gut ihre Züge sind
table-wargames-reply = Wie gut deine Antworten sind
table-wargames-taste = Ihre Züge samt ihren Vorlieben
table-tree-chance = Geschätzte Gewinnchance jedes Zuges
table-tree-visits = Wie oft sie jeden Zug angesehen hat
table-minimax-value = Ergebnis jedes Zuges (10 ist ein Sieg, 0 ein Remis, -10 eine Niederlage)
table-perfect-chance = Gewinnchance jedes sicheren Zuges, wenn du ab und zu Fehler machst
table-perfect-slip = Anteil der Fehler unter deinen Antworten auf jeden sicheren Zug

## Tipps: was von der Stellung gilt, wo man hinschauen soll, und der Zug

hint = Tipp
hint-question = Mit einem Tipp wird diese Partie ungewertet: Sie kann deine Wertung nicht mehr ändern.
hint-yes = Tipp zeigen
hint-where = Wo?
hint-what = Welcher Zug?
hint-gone = Das Brett hat sich seit diesem Tipp geändert. Drück dort auf **{ hint }**, dann bekommst du einen neuen.
hint-unseen = -# Auf dem Brett ist das noch nicht zu sehen. Wenn du dort das nächste Mal drückst, wird es nur aktualisiert.
hint-finish = **Du kannst jetzt gewinnen:** { $right ->
        [one] Ein Zug gewinnt
       *[other] { $right } Züge gewinnen
    } sofort.
hint-only-move = **Du hast nur einen Zug.**
hint-own-line = **Vorsicht:** { $wrong ->
        [one] Einer deiner { $legal } Züge macht
       *[other] { $wrong } deiner { $legal } Züge machen
    } drei in einer Reihe, und damit verlierst du.
hint-threat = **Vorsicht:** { $right ->
        [one] Nur ein Zug verhindert, dass ich im nächsten Zug gewinne.
       *[other] { $wrong ->
            [one] Nach einem
           *[other] Nach { $wrong }
        } deiner { $legal } Züge kann ich im nächsten Zug gewinnen.
    }
hint-win-in-two = **Du kannst in zwei Zügen gewinnen:** { $right ->
        [one] Ein Zug leitet es ein.
       *[other] { $right } deiner { $legal } Züge leiten es ein.
    }
hint-win-some = **Von hier aus kannst du gewinnen.** { $right ->
        [one] Nur ein Zug führt zum Sieg.
       *[other] { $right } deiner { $legal } Züge führen zum Sieg.
    }
hint-win-all = **Von hier aus kannst du gewinnen.** Jeder Zug führt zum Sieg.
hint-even-some = **Die Partie ist ausgeglichen.** { $right ->
        [one] Nur ein Zug sichert das Remis.
       *[other] { $right } deiner { $legal } Züge sichern das Remis.
    }
hint-even-all = **Die Partie ist ausgeglichen.** Jeder Zug sichert das Remis, also such den, auf den die Antwort am schwersten fällt.
hint-lost = **Ich kann gewinnen, was du auch tust.** Wähl den Zug, auf den die Antwort am schwersten fällt.
hint-judged = **Meine Schätzung:** Deine Chancen liegen bei etwa { $chance }{"\u00A0"}%.
hint-area = Der beste Zug liegt { $area }.
hint-judged-area = Der beste Zug liegt wohl { $area }.
hint-board = Der beste Zug liegt { FORM($board, of: "in") }.
hint-judged-board = Der beste Zug liegt wohl { FORM($board, of: "in") }.
hint-move = Nimm { FORM($cell, of: "acc") }.
hint-play = So ziehen
hint-played = Du hast { FORM($cell, of: "acc") } genommen.
area-line-0 = in der oberen Reihe
area-line-1 = in der mittleren Reihe
area-line-2 = in der unteren Reihe
area-line-3 = in der linken Spalte
area-line-4 = in der mittleren Spalte
area-line-5 = in der rechten Spalte
area-line-6 = auf der Diagonale, die in der Ecke oben links beginnt
area-line-7 = auf der Diagonale, die in der Ecke oben rechts beginnt
area-quarter-0 = im Viertel oben links
area-quarter-1 = im Viertel oben rechts
area-quarter-2 = im Viertel unten links
area-quarter-3 = im Viertel unten rechts

## Die Analyse einer beendeten Partie

review = Analyse
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Neuer Versuch ab Zug { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 Tipp
       *[other] { $hints } Tipps
    })
review-start = **Der Anfang.** Mit ▶ gehst du { $moves ->
        [one] den Zug
       *[other] die { $moves } Züge
    } durch.
review-move = **Zug { $number } von { $moves }:** { $mark } nimmt { FORM($cell, of: "acc") }
review-accuracy = Genauigkeit: { $players }
review-turning-point = **Zug { $number } von { $moves }, der Wendepunkt:** { $mark } nimmt { FORM($cell, of: "acc") } · **{ $name }**
review-faultless = Keine Seite hat einen entscheidenden Fehler gemacht.
review-praise-find = Gut gefunden: Nur { $cell } war ein guter Zug.
review-praise-trap = Du hast eine schöne Falle gestellt: { $cell }.
review-praise-moves = { $good ->
        [0] Eine Idee zum Mitnehmen:
       *[other] { $moves ->
            [one] Dein einziger Zug war richtig.
           *[other] { $good ->
                [one] Einer deiner { $moves } Züge war richtig.
               *[other] { $good } deiner { $moves } Züge waren richtig.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Eine Idee zum Mitnehmen:
       *[other] { $moves ->
            [one] Dein letzter Zug war richtig.
           *[other] { $good ->
                [one] Einer deiner letzten { $moves } Züge war richtig.
               *[other] { $good } deiner letzten { $moves } Züge waren richtig.
            }
        }
    }
review-lesson = Nimm nächstes Mal in Zug { $number } { FORM($cell, of: "acc") }.
review-next-time = Nimm nächstes Mal { FORM($cells, of: "acc") }.
review-held = Besser: { $cells }.
review-better = Etwas besser: { $cells }.
review-any = eines der grünen Felder
review-any-move = einer von { $count } anderen Zügen
    .acc = einen von { $count } anderen Zügen
review-trap = Der Zug stellt auch eine Falle: Die naheliegende Antwort ist falsch.
review-partly-known = -# Nur die letzten Züge kann ich beurteilen. Davor ist das Ende noch zu weit weg.
review-unknown = -# Was diese Züge wert waren, kann ich nicht sagen.
review-doubts = -# Züge, die einen zweiten Blick wert sind: { $numbers }.
review-doubt = Meine Schätzung: Die Chancen von { $mark } sanken von etwa { $before }{"\u00A0"}% auf { $after }{"\u00A0"}%. Besser war wohl { $cell }.
review-boards-won = -# Am Ende gewonnene kleine Bretter: X { $x }, O { $o }.

move-brilliant = brillant
move-great = großartig
move-best = bester Zug
move-good = gut
move-sound = solide
move-winning = Gewinnzug
move-inaccuracy = Ungenauigkeit
move-slower = langsamer
move-doubtful = zweifelhaft
move-missed-win = verpasster Sieg
move-blunder = Patzer
move-opening = Eröffnung
move-forced = erzwungen
move-given = vorgegeben
move-and-trap = { $name }, eine Falle

review-won = Damit war die Partie gewonnen.
review-own-line = Das macht eine Linie voll, und mit einer Linie verliert man hier.
review-win-overlooked = Mit { FORM($cell, of: "dat") } war der Sieg möglich.
review-line-left-open = Das lässt eine Linie offen: { $opponent } kann mit { FORM($cell, of: "dat") } gewinnen.
review-win-allowed = Jetzt kann { $opponent } mit { FORM($cell, of: "dat") } gewinnen.
review-fork-allowed = Jetzt kann { $opponent } mit { FORM($cell, of: "dat") } zwei Drohungen auf einmal schaffen.
review-win-let-go = Mit { FORM($cell, of: "dat") } ließ sich der Sieg erzwingen.
review-loss-allowed = Jetzt kann { $opponent } mit { FORM($cell, of: "dat") } den Sieg erzwingen.
review-no-choice = Es gab keinen anderen Zug.
review-all-equal = Alle Züge waren gleich viel wert.
review-lost-already = Da konnte { $opponent } schon gegen jeden Zug gewinnen.
review-only-winning = Nur dieser Zug gewinnt noch.
review-only-holding = Nur dieser Zug sichert das Remis.
review-fork-made = Zwei Drohungen auf einmal: Eine kommt durch.
review-blocked = Das blockiert die Linie von { $opponent }.
review-win-kept = Damit bleibt der Sieg sicher.
review-draw-kept = Damit bleibt das Remis sicher.

## Wer die Engines sind: wie sie denken, wie man sie schlägt, wie stark sie sind

engines-title =
    ## Die Engines
    Je mehr Blöcke, desto schwerer ist die Engine in „{ game-classic }“ zu schlagen. Wähle eine und sieh, wie es geht.
    - Sampling: jedes Spiel
    - Minimax, Perfect: alle außer „{ game-ultimate }“
    - Tree, Learned: „{ game-ultimate }“
    Das zweite Menü zeigt die Stufen jedes Spiels.
engines-pick = Engine wählen
play-level = ▶ { FORM($level, of: "title") }
engine-worst = { $worst ->
        [0] Niemand kann sie schlagen.
        [one] Wer ihre Gewohnheiten kennt, schlägt sie in 1 von 100 Partien.
       *[other] Wer ihre Gewohnheiten kennt, schlägt sie in { $worst } von 100 Partien.
    }
engine-random = Gegen zufällige Züge gewinnt sie { $wins ->
        [one] 1 Partie
       *[other] { $wins } Partien
    } von 100 und verliert { $losses ->
        [0] keine
       *[other] { $losses }
    }.
engine-beat = **So schlägst du sie:** { $beat }

about-dice = Folgt ein paar Regeln. Wenn keine passt, würfelt sie.
about-lines = Gibt den Linien durch jedes Feld Punkte und rechnet nie voraus.
about-sampling = Probiert jeden Zug in bis zu hundert zufälligen Partien aus.
about-wargames = Sieht ihren Zug und deine Antwort, weiter nicht.
about-minimax = Rechnet bis zum Ende der Partie voraus.
about-perfect = Kennt jede Stellung auswendig und stellt Fallen.

beat-dice = Fang in der Mitte einer Seite an. Dafür hat sie keine Regel.
beat-lines = Fang an: erst eine Ecke, dann das Randfeld einen Springerzug entfernt. Die Engine tappt jedes Mal in die Zwickmühle.
beat-sampling = Fang an und nimm zwei gegenüberliegende Ecken. Zu oft antwortet sie mit einer dritten.
beat-wargames = Fang in einer Ecke an. Wenn sie die Mitte nimmt, nimm die Ecke gegenüber, dann eine dritte Ecke.
beat-minimax = Das geht nicht, spiel also auf Remis. Auf der Stufe „{ level-easy }“ zieht sie auf gut Glück, bis nur noch vier Felder frei sind.
beat-perfect = Das geht nicht, spiel also auf Remis.

levels-pick = Stufen eines Spiels
levels-title =
    ## Die Stufen von { $game }
    Die Regel: { $rule } Spielen beide bestmöglich, gibt es ein Remis.
levels-title-unsolved =
    ## Die Stufen von { $game }
    Die Regel: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, Wertung { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, ungewertet, ist so stark wie du.
levels-blocks = -# Die Blöcke: wie viele von zehn Partien der Bot nicht verliert, wenn der Gegner in vier von fünf Fällen einen besten Zug findet.

beat-learned = Das Stärkste, was ich habe; niemand hat dieses Spiel gelöst. Die Engine sieht sich Tausende Stellungen an. Lass ihr keine freie Wahl, und denk früh an drei Bretter in einer Reihe.
beat-levels = Die Engine sieht { $plies ->
        [1] einen Zug
       *[other] { $plies } Züge
    } voraus und zieht darüber hinaus auf gut Glück. Plane weiter.
beat-overlooking = Die Engine übersieht { $percent }{"\u00A0"}% deiner Drohungen. Drohe mit jedem Zug.

## Shows: zwei Engines spielen gegeneinander

show-opening = **Bereit? Es geht los!**
show-moved = **{ $engine } ({ $mark }) nimmt { FORM($cell, of: "acc") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Stopp
show-again = Noch mal
show-play-winner = Gegen den Sieger
show-stopped = Angehalten.
show-cut-short = Tut mir leid, ich musste vorzeitig aufhören.
show-lost = Die Verbindung ist abgebrochen, bevor es losging.
show-record = Bisher { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }: X hat { $x ->
        [0] keine
       *[other] { $x }
    } gewonnen, O { $o ->
        [0] keine
       *[other] { $o }
    }, { $draws ->
        [0] keine war remis
        [one] 1 war remis
       *[other] { $draws } waren remis
    }.
show-conclusion = **Ein seltsames Spiel. Der einzig gewinnbringende Zug ist, nicht zu spielen.** Wie wäre es mit { COMMAND("tictactoe start") }?

## Hilfe, und die Frage, wer herausgefordert wird

help-text =
    ## Tic-Tac-Toe
    Wer drei in einer Reihe hat, gewinnt. Spiel gegen mich oder fordere Freunde heraus, gleich hier im Chat.
    Kommst du gegen mich nicht weiter? Drück auf **{ hint }**. Nach der Partie zeigt **{ review }** den Zug, der sie entschieden hat.
help-games = Spiel wählen und loslegen …
help-hint = -# Beim nächsten Mal geht es direkt: { COMMAND("tictactoe start") }
help-play = Gegen den Bot
help-challenge = Gegen Freunde
help-stats = Statistik
help-privacy-policy = Datenschutz
help-terms = Nutzungsbedingungen
help-support = Hilfe & Kontakt
challenge-who = Wen möchtest du herausfordern?
challenge-who-person = Person wählen
challenge-who-anyone = Offene Herausforderung
challenge-recent-number = { $number } herausfordern

## Was jemand unter vier Augen gefragt oder gesagt bekommt

resign-question-counted = Diese Partie aufgeben? Das zählt als Niederlage.
resign-question-uncounted = Diese Partie aufgeben? Sie zählt dann nicht, weil nicht beide mindestens zweimal gezogen haben.
resign-question-arena = Diese Partie aufgeben? { $counts ->
        [counted] Die Punkte in der Arena bekommt dann dein Gegner.
       *[uncounted] Sie zählt dann nicht, und du bekommst keine neuen Partien, bis du auf **{ arena-back }** drückst.
    }
resign-question-unrated = Diese Partie aufgeben? Sie ist ungewertet, also bleibt deine Wertung, wie sie ist.
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
resign-done = Du hast aufgegeben. Danke fürs Spielen!
resign-kept = Gut. Die Partie geht weiter!

already-playing = Du spielst hier schon.
already-shown = Hier ist deine Partie noch einmal.
already-show = Hier zeigen
which-game = Du hast hier zwei Partien. Welche?

start-own = Selbst spielen
you-declined = Du hast abgelehnt. { $person } kann dich ab { $time } wieder herausfordern ({ $left }).
blocked = { $person } kann dich nicht mehr herausfordern; mit { COMMAND("privacy") } hebst du das auf.

privacy-title = ## Privatsphäre
privacy-challenges-on = **Herausforderungen:** Alle, die du nicht blockierst, können dich herausfordern.
privacy-challenges-off = **Herausforderungen:** Niemand kann dich herausfordern.
privacy-challenges-turn-on = Herausforderungen an
privacy-challenges-turn-off = Herausforderungen aus
privacy-reminders-on = **Erinnerungen:** Ich erwähne dich, wenn du in einer langsamen Partie dran bist, und noch einmal, wenn ein Viertel der Zeit übrig ist. In einer gemütlichen Partie tue ich es zwei Minuten, nachdem du an die Reihe gekommen bist.
privacy-reminders-off = **Erinnerungen:** Ich erinnere dich nicht, wenn du dran bist.
privacy-reminders-turn-on = Mich erinnern
privacy-reminders-turn-off = Nicht erinnern
privacy-games-on = **Deine Partien:** Wer auf einem Server ist, sieht in { COMMAND("history") } und { COMMAND("stats") }, was du dort gespielt hast.
privacy-games-off = **Deine Partien:** Sobald sie vorbei sind, finden nur du und deine Gegner sie in { COMMAND("history") } und { COMMAND("stats") } und können sie analysieren. Bretter in Kanälen, geteilte Partien, Wertungen und Summen bleiben sichtbar.
privacy-games-turn-on = Partien zeigen
privacy-games-turn-off = Partien verbergen
privacy-words-on = **Bretter in Worten:** In Partien, die ab jetzt beginnen, sage ich dir nach jedem Zug der Gegenseite das Brett in Worten, nur dir.
privacy-words-off = **Bretter in Worten:** nur, wenn du auf „{ board-in-words }“ drückst.
privacy-words-turn-on = Bretter ansagen
privacy-words-turn-off = Bretter nicht ansagen
privacy-name = **Dein Name:** auf der weltweiten Rangliste verborgen, außer du zeigst ihn in { COMMAND("stats") } unter „{ choice-everywhere }“.
privacy-blocked = **Blockiert:** Wer in diesem Menü steht, kann dich nicht herausfordern.
privacy-blocked-none = Niemand ist blockiert
privacy-data =
    ### Deine Daten
    Ich speichere deine Partien, Wertungen und Einstellungen, aber keine Namen oder Nachrichten.
privacy-blocked-deleted = { $count ->
        [one] Eine Person, die du blockiert hast, hat ihre Daten gelöscht, also kann ich sie nicht nennen. Auch sie kann dich nicht herausfordern.
       *[other] { $count } Personen, die du blockiert hast, haben ihre Daten gelöscht, also kann ich sie nicht nennen. Auch sie können dich nicht herausfordern.
    }
privacy-unblock-deleted = Gelöschte nicht mehr blockieren

refusal-not-your-match = Das ist nicht deine Partie.
refusal-not-your-turn = { $person } ist dran. Der Zug begann <t:{ $since }:R>.
refusal-match-not-over = Diese Partie ist noch nicht zu Ende.
refusal-not-against-bot = Ich nehme kein Remis an. Spiel weiter oder gib auf.
refusal-draw-too-early = Ein Remis kannst du ab dem fünften Zug anbieten.
refusal-nothing-to-take-back = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
refusal-offer-stands = Antworte erst auf das Angebot, das schon da ist.
refusal-own-offer = Das ist dein eigenes Angebot, also kann nur { $person } es annehmen oder ablehnen. Du kannst es zurückziehen.
refusal-not-your-offer = Nur { $person } kann dieses Angebot zurückziehen. Du kannst es annehmen oder ablehnen.
refusal-no-offer = Dieses Angebot gilt nicht mehr.
refusal-challenge-open = Diese Partie hat noch nicht begonnen. Die Herausforderung wartet noch auf eine Antwort.
refusal-challenge-over = Diese Herausforderung gilt nicht mehr.
refusal-not-your-challenge = Nur { $person } kann diese Herausforderung annehmen oder ablehnen. Mit { COMMAND("tictactoe challenge") } forderst du selbst jemanden heraus.
refusal-own-challenge = Deine eigene Herausforderung kannst du nicht annehmen. Das muss jemand anderes tun.
refusal-own-invitation = Das ist deine eigene Herausforderung, also kann nur { $person } sie annehmen oder ablehnen. Du kannst sie zurückziehen.
refusal-not-your-invitation = Nur { $person } kann diese Herausforderung zurückziehen.
refusal-too-many-challenges = Du hast schon { $limit ->
        [one] 1 offene Herausforderung
       *[other] { $limit } offene Herausforderungen
    }. Warte auf eine Antwort oder zieh eine zurück.
refusal-not-challengeable = { $person } nimmt zurzeit keine Herausforderungen an.
refusal-just-declined = { $person } hat gerade abgelehnt. Ab <t:{ $until }:t> kannst du die Herausforderung wiederholen (<t:{ $until }:R>).
refusal-no-role-to-call = Ich kann die Rolle zum Rufen nicht mehr erwähnen. Wer den Server verwaltet, kann in { COMMAND("settings") } eine andere wählen.
refusal-just-called = Hier wurde gerade erst gerufen. Um <t:{ $until }:t> kannst du wieder rufen (<t:{ $until }:R>).
refusal-too-many-blocks = Du blockierst schon { $limit ->
        [one] 1 Person
       *[other] { $limit } Personen
    }, und mehr kann ich mir nicht merken. Entferne erst jemanden in { COMMAND("privacy") }.
refusal-self-challenge = Du kannst dich nicht selbst herausfordern. Lass `opponent` leer, dann spielt, wer zuerst kommt.
refusal-bot-challenge = Andere Bots können das nicht spielen. Fordere einen Menschen heraus, oder mich.
refusal-not-here = { $person } kann diesen Kanal nicht sehen.
refusal-nobody-here = Niemand sonst sieht diesen Chat. Spiel mit { COMMAND("tictactoe start") } gegen mich oder fordere auf einem Server jemanden heraus.
refusal-only-you = Auf diesem Server siehst nur du meine Antworten, also habe ich die Herausforderung zurückgezogen. Niemand hätte sie annehmen können.
refusal-opponent-busy = { $person } spielt hier schon. Versuch es nach dieser Partie noch einmal.
refusal-opponent-deleted = Dein Gegner hat die eigenen Daten gelöscht, also weiß ich nicht mehr, wer es war. Mit { COMMAND("tictactoe challenge") } forderst du jemanden heraus.
refusal-wrong-channel = Gemeinsam könnt ihr es im Kanal dieser Partie noch einmal versuchen. Öffne dort die Analyse.
refusal-rematch-made = Zu dieser Partie gibt es schon eine Revanche.
refusal-cell-taken = Dieses Feld ist besetzt. Nimm ein freies.
refusal-board-moved-on = Das Brett hat sich geändert, bevor du gedrückt hast. So sieht es jetzt aus.
refusal-match-over = Diese Partie ist zu Ende. Eine neue beginnst du mit { COMMAND("tictactoe start") }.
refusal-arena-match-over = Diese Partie ist zu Ende. Solange die Arena läuft, kommt deine nächste Partie von selbst.
refusal-newer-engine = Ich werde gerade aktualisiert, und nur meine neuere Version kennt den Gegner in dieser Partie. Nichts hat sich geändert; bitte versuch es in ein paar Minuten noch einmal.
refusal-no-such-match = Ich habe hier keine Partie für dich. Beginn eine mit { COMMAND("tictactoe start") }.
refusal-already-playing = Du spielst hier schon. { COMMAND("tictactoe board") } zeigt deine Partie.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } spielt nur „{ game-ultimate }“.
    [ultimate] { $engine } spielt „{ $game }“ nicht. Sampling, Tree und Learned schon.
   *[other] { $engine } spielt „{ $game }“ nicht. Sampling, Minimax und Perfect schon.
}
refusal-no-such-level = { $engine } hat die Stufe „{ $level }“ nicht. Lass `difficulty` leer, um gegen { $engine } zu spielen, oder `engine`, um „{ $level }“ zu spielen.
refusal-unknown-button = Dieser Button ist zu alt. Beginn eine Partie mit { COMMAND("tictactoe start") }.
refusal-too-fast = Du bist schneller als ich. Gib mir bitte ein paar Sekunden.
refusal-unknown-option = Diese Option kenne ich nicht. Wähle eine aus der Liste.
refusal-board-gone = Dieses Brett wurde gelöscht. { COMMAND("tictactoe board") } zeigt deine Partie wieder.
refusal-nothing-to-explain = Ich habe noch nicht gezogen.
refusal-no-hints = Tipps gibt es nur in Partien gegen mich.
refusal-show-running = In diesem Kanal spielen schon zwei Engines. Warte, bis sie fertig sind, oder bitte die Person, die sie gestartet hat, sie anzuhalten.
refusal-too-many-shows = Mehr Shows schaffe ich gerade nicht. Bitte versuch es in einer Minute noch einmal.
refusal-show-over = Diese Show ist vorbei.
refusal-not-your-show = Nur wer diese Show gestartet hat, kann sie anhalten.
refusal-nothing-to-review = Du hast noch keine Partie beendet. Beginn eine mit { COMMAND("tictactoe start") }.
refusal-store-busy = Das konnte ich gerade nicht speichern. Nichts ist verloren; bitte versuch es gleich noch einmal.
refusal-store-unknown = Meine Datenbank war gerade weg, also weiß ich nicht, ob das gespeichert wurde. Bitte sieh gleich noch einmal nach.
refusal-store-damaged = Ich kann meine Datenbank nicht lesen, also hat das nicht gezählt. Wer mich betreibt, muss das beheben.
refusal-unknown-command = Dieser Befehl hat sich geändert. Lade Discord neu und versuch es noch einmal.
refusal-engine-failed = Mir ist nicht rechtzeitig ein Zug eingefallen. Deine Partie ist sicher; bitte versuch es noch einmal.
refusal-broken = Bei mir ist etwas schiefgegangen. Deine Partie ist sicher; bitte versuch es noch einmal.

## Ranglisten, Karten, Bilanzen, und warum eine Partie nicht zählte

command-stats = Rangliste, die Statistik einer Person oder die Bilanz zwischen zweien
command-stats-player = Wessen Statistik
command-stats-versus = Die Bilanz gegen diese Person zeigen
command-stats-scope = Dieser Server oder weltweit (sonst dieser Server)
choice-server = Dieser Server
choice-everywhere = Weltweit

stats-title-server = ## 🏆 Rangliste dieses Servers
stats-title-everywhere = ## 🏆 Weltweite Rangliste
stats-title-season = ## 🏆 Rangliste dieses Servers: Saison { $number }
stats-title-direct = ## Deine Direktnachrichten
results-legend = -# Siege/Remis/Niederlagen
stats-unsettled = Noch ohne Rang: Ein paar Partien fehlen noch
stats-empty = Noch hat niemand eine Partie beendet, die zählt. Mach den Anfang: { COMMAND("tictactoe start") }
stats-unsettled-season = Ohne Rang: zu wenige Partien
stats-empty-season = In dieser Saison hat niemand eine Partie beendet, die zählt.
stats-own-none-season = { "**Du**" } hast in dieser Saison keine Partie beendet, die zählt.
stats-you = { $who } { "**(du)**" }
stats-own-none = { "**Du**" } hast noch keine Partie beendet, die hier zählt.
stats-own-unnamed = -# Auf dieser Liste ist dein Name für alle anderen verborgen.
stats-someone = jemand
person-gone = gelöschtes Konto
stats-page = { $page } von { $pages }
stats-mine = Meine Seite
stats-to-direct = DMs
stats-name-me = Namen zeigen
stats-unname-me = Namen verbergen
stats-help = Zur Wertung
play = Spielen
card-board = Rangliste

card-rank = { "**" }{ $points }**, Rang { $rank }
card-none = Noch keine Partie, die hier zählt.
card-none-season = Keine Partie hat in dieser Saison gezählt.
card-direct = { "**" }{ $points }**, nur für dich sichtbar
card-puzzles =
    -# 🧩 Gelöste Rätsel: { $solved }
    -# 🔥 Längste Serie: { $longest }
card-total = Gewonnen { $wins }, remis { $draws }, verloren { $losses }  ·  X { $x ->
        [0] nie
        [one] einmal
       *[other] { $x }-mal
    }, O { $o ->
        [0] nie
        [one] einmal
       *[other] { $o }-mal
    }
card-streak = Siege in Folge: zurzeit { $streak }, Rekord { $best }
card-streak-season = Siege in Folge: am Ende { $streak }, Rekord { $best }
card-opening = Liebstes erstes Feld: { $cell } ({ $times ->
        [one] einmal
       *[other] { $times }-mal
    })
card-opponents = ### Gegen
card-opponent = { $opponent }: { $wins } gewonnen, { $draws } remis, { $losses } verloren
card-opponent-people = Menschen
card-opponent-you = dich
against-bot = ## { $who } gegen { -bot }
against-bot-how = -# Jede Stufe hat eine feste Wertung: siehe **{ stats-help }**.
card-latest = ### Letzte Partien hier
card-match-link = { $match }  ·  [zum Brett]({ $link })
card-picture = Links: die Wertung über { $matches ->
        [one] die letzte Partie
       *[other] die letzten { $matches } Partien
    }, von { $first } bis { $last }, niedrigste { $lowest }, höchste { $highest }. Rechts: wie oft jedes Feld der erste Zug war, Reihe für Reihe: { $cells }.
card-picture-caption = -# Links: die Wertung im Lauf der Zeit. Rechts: wie oft jedes Feld der erste Zug war.

waiting-yours = **Du bist dran ({ $count })**
waiting-theirs = **Andere sind dran ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  gegen { $opponent }  ·  läuft { $until } ab
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } denkt nach
waiting-group-chat = `{ $number }.` { $game }  ·  gegen { $opponent }  ·  läuft { $until } ab  ·  in einem Gruppenchat
waiting-open = Partie { $number }
history-title = ## Partien von { $who }
history-title-server = ## Letzte Partien dieses Servers
history-seen-here = -# Partien auf diesem Server und Partien gegen dich.
history-seen-own = -# Partien gegen dich. Auf einem Server siehst du hier alle Partien, die dort gegen mich gespielt wurden.
history-seen-direct = -# Partien aus diesem Chat und Partien gegen dich. Auf einem Server siehst du hier, was diese Person dort gespielt hat.
history-none = Keine Partien zu zeigen.
history-none-server = Hier gibt es noch keine Partien zu zeigen. Spiel eine: { COMMAND("tictactoe start") }
history-won = { "**Sieg**" } gegen { $opponent }
history-lost = { "**Niederlage**" } gegen { $opponent }
history-drawn = { "**Remis**" } gegen { $opponent }
history-unfinished = { "**Abbruch**" } gegen { $opponent }
history-beat = { $winner } schlägt { $loser }
history-drew = Remis zwischen { $x } und { $o }
history-stopped = { $x } und { $o } haben nicht zu Ende gespielt
history-unrated = ungewertet
history-arena = Arena
history-uncounted = zählte nicht
history-open = Partie öffnen …
history-option = Partie { $number }: { $game }
history-newer = Neuere
history-older = Ältere
history-all-games = Alle Spiele
history-own = Deine Partien
history-server = Partien dieses Servers

animation = Animation
replay-told = Die Partie Zug für Zug: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = keine Züge
replay-won = { $mark } gewinnt.
replay-drawn = Niemand gewinnt.
replay-unfinished = Sie wurde nicht beendet.

cell-0 = die Ecke oben links
    .dat = der Ecke oben links
cell-1 = das Randfeld oben
    .dat = dem Randfeld oben
cell-2 = die Ecke oben rechts
    .dat = der Ecke oben rechts
cell-3 = das Randfeld links
    .dat = dem Randfeld links
cell-4 = die Mitte
    .dat = der Mitte
cell-5 = das Randfeld rechts
    .dat = dem Randfeld rechts
cell-6 = die Ecke unten links
    .dat = der Ecke unten links
cell-7 = das Randfeld unten
    .dat = dem Randfeld unten
cell-8 = die Ecke unten rechts
    .dat = der Ecke unten rechts
piece-a = { $cell } (kleiner Stein)
    .dat = { FORM($cell, of: "dat") } (kleiner Stein)
piece-b = { $cell } (mittlerer Stein)
    .dat = { FORM($cell, of: "dat") } (mittlerer Stein)
piece-c = { $cell } (großer Stein)
    .dat = { FORM($cell, of: "dat") } (großer Stein)
cell-in-board = { $cell } { FORM($board, of: "in") }
    .dat = { FORM($cell, of: "dat") } { FORM($board, of: "in") }
small-board-nw = das Brett oben links
    .in = im Brett oben links
small-board-n = das obere Brett
    .in = im oberen Brett
small-board-ne = das Brett oben rechts
    .in = im Brett oben rechts
small-board-w = das linke Brett
    .in = im linken Brett
small-board-centre = das mittlere Brett
    .in = im mittleren Brett
small-board-e = das rechte Brett
    .in = im rechten Brett
small-board-sw = das Brett unten links
    .in = im Brett unten links
small-board-s = das untere Brett
    .in = im unteren Brett
small-board-se = das Brett unten rechts
    .in = im Brett unten rechts
ultimate-sent = **Zieh { FORM($board, of: "in") }.** 🟨
ultimate-choose = **Such dir ein Brett mit 🟨 aus.**
ultimate-closed = **Such dir ein Brett mit 🟨 aus**, denn { $board } ist geschlossen.
ultimate-chosen = **Zieh { FORM($board, of: "in") }**, oder wähl ein anderes. 🟨
pick-again = Anderes Brett
words-row = Reihe { $name }: { $cells }.
words-column = Spalte { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = leer { $square }
words-fading = { $mark } (verschwindet als Nächstes)
words-won = gewonnen von { $mark }
words-untouched = noch nichts
words-choose = **Such dir ein Brett aus, das noch offen ist.**
pick-a = Klein ×{ $left }
pick-b = Mittel ×{ $left }
pick-c = Groß ×{ $left }

## Die Spiele: ein Name, und eine Regel in einer Zeile

game-classic = Klassisch
game-misere = Umgekehrt
game-vanish = Verschwinden
game-squares = Quadrate
game-drop = Schwerkraft
game-sizes = Größen
game-ultimate = Ultimate
legend-fading = Das blasse Zeichen verschwindet als Nächstes.
legend-sizes = 1 ist klein, 2 mittel, 3 groß.
rule-classic = Wer drei in einer Reihe hat, gewinnt.
rule-misere = Wer drei in einer Reihe hat, verliert.
rule-vanish = { $moves ->
        [0] Dein viertes Zeichen lässt dein ältestes verschwinden. Wer drei in einer Reihe hat, gewinnt. Eine Stellung, die zum dritten Mal vorkommt, ist ein Remis. Der erste Zug darf nicht in die Mitte einer Seite gehen.
       *[other] Dein viertes Zeichen lässt dein ältestes verschwinden. Wer drei in einer Reihe hat, gewinnt. Eine Stellung, die zum dritten Mal vorkommt, ist ein Remis.
    }
rule-squares = Wer vier in einer Reihe oder ein Quadrat von zwei mal zwei hat, gewinnt.
rule-drop = Zeichen fallen auf das unterste freie Feld ihrer Spalte. Wer vier in einer Reihe hat, gewinnt.
rule-ultimate = Dein Feld schickt deinen Gegner in das kleine Brett an derselben Stelle. Mit drei in einer Reihe gewinnst du ein kleines Brett, mit drei kleinen Brettern in einer Reihe die Partie. Gelingt das niemandem, gewinnt, wer mehr Bretter hat.
rule-sizes = Größere Steine decken kleinere zu, auch deine eigenen. Ein Stein bleibt, wo du ihn hinsetzt. Mit drei eigenen in einer Reihe gewinnst du.

versus-title = ## { $one } und { $other }
versus-none = Hier gibt es noch keine beendete Partie gegeneinander.
versus-record =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }: { $one } hat { $wins ->
        [0] keine
       *[other] { $wins }
    } gewonnen, { $other } { $losses ->
        [0] keine
       *[other] { $losses }
    }, { $draws ->
        [0] keine war remis
        [one] 1 war remis
       *[other] { $draws } waren remis
    }.

rules-title = ## So funktioniert die Wertung
rules-start = Alle beginnen bei 1500. Siege gegen starke Gegner bringen dir am meisten.
rules-levels = Meine Wertung in „{ $game }“: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Deine Wertung erscheint mit deinem Rang: nach ein paar Partien, am besten gegen verschiedene Gegner.
rules-two-moves = Eine Partie zählt, sobald beide zweimal gezogen haben.
rules-details = Im Detail
rules-details-text =
    ## Die Wertung im Einzelnen
    - Wertungen sind Glicko-2. Die meiner Stufen sind fest und genau berechnet.
    - Eine wiederholte Partie hat dieselben Züge, auch auf einem gedrehten oder gespiegelten Brett.
    - Partien gegen Neulinge bewegen eine Wertung nur zwischen { $least } und { $most } und bringen keinen Rang. Ein Neuling ist, wer noch keinen Rang hat und noch keine { $matches } Partien mit { $people } Personen gespielt hat.
    - Nach einem zurückgenommenen Zug kann eine Partie deine Wertung senken, aber nicht erhöhen. Durch einen Tipp wird sie ungewertet.
    - Ein Sieg gegen mich hebt dich höchstens { $cap } Punkte über mich; ein Remis gegen einen unschlagbaren Bot nicht über die Stufe „{ level-hard }“.
    - Partien in Direktnachrichten zählen gesondert, und nur wer sie spielt, sieht sie.

uncounted-hinted = Du hast dir einen Tipp geholt, also ist diese Partie ungewertet, und deine Wertung bleibt, wie sie ist.
uncounted-unrated = Diese Partie ist ungewertet, also bleibt deine Wertung, wie sie ist.
name-and-value = { $name }: { $value }
rating-changed = Wertung { $before } → { $after }
rating-unranked = { $games ->
        [one] Noch ohne Rang: etwa 1 weitere Partie
       *[other] Noch ohne Rang: etwa { $games } weitere Partien
    }
rating-of-game = Wertung { $points }
rating-kept = Wertung unverändert
uncounted-short = Diese Partie zählt nicht, weil nicht beide mindestens zweimal gezogen haben.
uncounted-nobody = Diese Partie zählt für niemanden.
uncounted-repeated = Eine Partie gegen den Bot, die es kürzlich schon gab, ändert deine Wertung nicht.
uncounted-again = Partien gegen denselben Gegner zählen an einem Tag jedes Mal weniger.
uncounted-taken-back = Du hast einen Zug zurückgenommen, also konnte diese Partie deine Wertung nicht erhöhen.
uncounted-capped = Ein Sieg gegen mich oder gegen Neulinge hebt dich nur bis zu einer Grenze.

refusal-not-shown = { $person } verbirgt den eigenen Namen auf der weltweiten Rangliste.
refusal-no-server = Hier gibt es keinen Server. Versuch es mit `scope: { choice-everywhere }`.
refusal-not-added = Einstellungen gehören zu Servern, die mich hinzugefügt haben, und dieser gehört nicht dazu. Deine eigenen sind in { COMMAND("privacy") }.
refusal-cannot-write = Ich kann in diesem Kanal nicht schreiben. Dafür brauche ich die Rechte „Kanal ansehen“ und „Nachrichten senden“.
refusal-not-shared = Diese Partie ist nicht mehr geteilt.
refusal-animation-in-flight = Ich mache dir schon eine Animation. Sie kommt gleich.
refusal-export-in-flight = Ich sammle deine Daten schon. Sie kommen, sobald sie vollständig sind.
refusal-shut-out = Tut mir leid: Wer mich betreibt, lässt mich hier nicht mit dir spielen. { COMMAND("privacy") } funktioniert weiterhin.
refusal-being-deleted = Deine Daten werden gerade gelöscht. In ein paar Sekunden kannst du wieder spielen.
refusal-not-server-manager = Das kann nur, wer das Recht „Server verwalten“ hat.

## Die Begrüßung auf einem Server

welcome-text =
    ### 👋 Hallo! Ich bin { -bot }.
    Ich spiele Tic-Tac-Toe. Drück auf **{ play }** für eine Partie gegen mich, oder fordere mit { COMMAND("tictactoe challenge") } Freunde heraus. { COMMAND("help") } zeigt den Rest.
welcome-admins = -# Für Admins: Wo ich benutzt werden kann, legst du unter Servereinstellungen → Integrationen fest.
welcome-settings = -# Mit { COMMAND("settings") } legst du meine Sprache hier und einen Kanal für das Rätsel des Tages fest.

## Die Einstellungen eines Servers

command-settings = Die Vorgaben dieses Servers, und ob seine Partien weltweit zählen
settings-title = ## Einstellungen dieses Servers
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · sie zählen weltweit
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · sie zählen nicht weltweit
settings-now-season-first = { "**" }{ settings-seasons }**: die erste
settings-now-season-since = { "**" }{ settings-seasons }**: Nummer { $number }, seit dem { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automatisch
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partien
settings-seasons = Saisons
settings-language = Sprache
back = Zurück

settings-difficulty = { "**Standardstufe**" } für Partien gegen mich (in „{ game-ultimate }“ heißt die stärkste „{ level-expert }“)
settings-pace = { "**Standardtempo**" } für Partien zwischen Menschen
settings-call = { "**Rolle zum Rufen**" } bei offenen Herausforderungen: **{ call-players }** erwähnt sie, höchstens einmal in zehn Minuten
settings-call-none = Rolle wählen (leer: aus)
settings-call-refused =
    { $why ->
        [everyone] { $role } geht hier nicht.
        [yours] Du kannst { $role } nicht selbst erwähnen, also tue ich es nicht für dich. Lass alle sie erwähnen und wähle sie dann noch einmal.
        [closed] { $role } dürfen nicht mehr alle erwähnen, also tue ich es auch nicht. Lass alle sie erwähnen, oder wähle sie noch einmal.
       *[other] Ich kann { $role } nicht erwähnen. Lass alle sie erwähnen, oder lass mich alle Rollen erwähnen.
    }
settings-everywhere-1 = Partien von hier zählen auf der weltweiten Rangliste.
settings-everywhere-0 = Partien von hier zählen nicht auf der weltweiten Rangliste.
settings-turn-everywhere-1 = Weltweit zählen
settings-turn-everywhere-0 = Nur auf diesem Server zählen

settings-language-automatic = { "**" }{ choice-automatic }**: Was alle sehen, ist in der Sprache der Person, die es startet. Was niemand startet, etwa meine Begrüßung, ist auf { $name }.
settings-language-set = Was hier auf dem Server alle sehen, ist auf { "**" }{ $name }{ "**" }. Begonnene Partien behalten ihre Sprache.
settings-language-private = -# Was nur du siehst, ist in der Sprache deines Discord.
choice-automatic = Automatisch

settings-now-daily-off = { "**" }{ puzzle-open }**: aus
settings-now-daily-refused = { "**" }{ puzzle-open }**: aus, weil ich in seinen Kanal nicht mehr schreiben konnte
settings-now-daily-set = { "**" }{ puzzle-open }**: in { $channel }, jeden Tag um { $time }
settings-daily-about = Eine Nachricht am Tag, mit einem Rätsel, das überall dasselbe ist. Gelöst wird privat, und die Nachricht sagt, wer es geschafft hat. Sie pingt niemanden an.
settings-daily-none = Kanal wählen (leer: aus)
settings-daily-hour = Das Rätsel kommt um { $time } in deiner Zeitzone.
settings-daily-failed = Ich kann in { $channel } nicht schreiben, also bleibt alles, wie es war. Erlaube mir dort **Kanal ansehen** und **Nachrichten senden** und wähle ihn noch einmal.
settings-channel-yours = Du kannst in { $channel } nicht selbst schreiben, also tue ich es nicht für dich. Alles bleibt, wie es war.
daily-comes-here = Das Rätsel des Tages kommt hierher, jeden Tag um { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] aus
        [empty] aus, weil dreimal in Folge zu wenige mitmachten
       *[set] in { $channel }, die nächste am { $time }
    }
settings-arena-about =
    Eine Arena, die von selbst kommt: Sie wird eine Stunde vorher in ihrem Kanal angekündigt, mit **{ join }**. { $calls ->
        [yes] Die Ankündigung erwähnt { $role }, einmal.
       *[no] Sie pingt niemanden an.
    } Kommen dreimal in Folge keine zwei Leute zusammen, gibt es keine weitere.
    Tag und Stunde sind in UTC, ohne Sommerzeit. Die Stunde entspricht in deiner Zeitzone derzeit { $time }.
evening-none = Kein Tag
evening-each-day = Jeden Tag
evening-any = Jedes Mal ein anderes Spiel
evening-quiet = Niemanden rufen
evening-comes-here = Arenen, die von selbst kommen, werden hier angekündigt.
arena-last = 🏟️ **Letzte Arena:** { $winner }

settings-new-season = Neue Saison
season-first = Die Rangliste dieses Servers ist in ihrer **ersten Saison**.
season-since = Die Rangliste dieses Servers ist in **Saison { $number }**, die am { $since } begonnen hat.
season-question = Saison { $number } beginnen? Saison { $former } ist dann endgültig zu Ende und lässt sich nicht zurückholen. Alle auf der Rangliste dieses Servers fangen wieder bei 1500 an. Saison { $former } bleibt in { COMMAND("stats") }. { $podium }
season-start = Saison { $number } beginnen
season-keep = Abbrechen
season-started = Saison { $number } hat begonnen. Viel Glück euch allen!
season-name = Saison { $number }
season-name-current = Saison { $number } (jetzt)
season-ends-hand = Saisons enden, wann du willst
season-ends-month = Saisons enden jeden Monat
season-ends-week = Saisons enden jede Woche
season-ends =
    { $ends ->
        [week] Saisons enden jede Woche. Die nächste beginnt am { $end }, wenn in dieser eine Partie gezählt hat.
        [month] Saisons enden jeden Monat. Die nächste beginnt am { $end }, wenn in dieser eine Partie gezählt hat.
       *[other] Saisons enden, wann du willst.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] Das Podium kommt dorthin, wo jemand die nächste Saison beginnt.
       *[other] Das Podium kommt in { $where }.
    }
season-podium =
    { $state ->
        [refused] Am Ende jeder Saison kam ihr **Podium** in einen Kanal. Das ist jetzt aus, weil ich dort nicht schreiben konnte.
       *[other] Am Ende jeder Saison kommt ihr **Podium** in einen Kanal. Es pingt niemanden an.
    }
season-podium-comes = Am Ende jeder Saison kommt ihr Podium hierher.
season-role = Wer dann auf Platz eins steht, bekommt eine **Rolle**, bis dort jemand anders steht.
season-role-refused =
    { $why ->
        [everyone] { $role } geht hier nicht.
        [permissions] { $role } hat Rechte, also gebe ich diese Rolle niemandem.
        [managed] { $role } kann nur von Discord oder einer anderen App vergeben werden.
        [above] { $role } steht nicht unter meiner eigenen Rolle, also kann ich diese Rolle nicht vergeben. Zieh meine nach oben und wähle dann noch einmal.
        [yours] Du kannst { $role } nicht selbst vergeben, also tue ich es nicht für dich. Dazu gehören **Rollen verwalten** und eine Rolle von dir, die darüber steht.
        [missing] Um { $role } zu vergeben, brauche ich noch ein Recht. Erlaube es mit dem Button unten und wähle die Rolle dann noch einmal.
        [two-factor] Discord lässt mich hier keine Rollen ändern: Dieser Server verlangt Zwei-Faktor-Authentifizierung, und wer mich betreibt, muss sie erst einschalten.
       *[other] Zuletzt hat Discord mich keine Rollen ändern lassen. Erlaube mir **Rollen verwalten** und setz meine eigene Rolle über die für den ersten Platz.
    }
season-role-allow = Rollen verwalten erlauben
season-over = ## 🏆 Saison { $number } ist zu Ende
season-won =
    { $shared ->
        [yes] **Der erste Platz ist geteilt!**
       *[no] **{ $winner } gewinnt die Saison!**
    }
season-nobody = Niemand hat in dieser Saison { $games } gewertete Partien beendet, also bleibt der erste Platz frei.
season-games = Andere Spiele
season-champion = 🏆 **Erster Platz:** { $winner }

## Arenen: Absagen

refusal-arena-here = In diesem Kanal gibt es schon eine Arena. Drück dort auf **{ join }**.
refusal-not-in-arena-game = In einer Arena gibt es keine Remisangebote, kein Zurücknehmen und keine Revanche: Deine nächste Partie kommt von selbst.
refusal-arena-length = Eine Arena dauert { $shortest } bis { $longest } Minuten.
refusal-arena-start = Eine Arena beginnt spätestens in { $latest } Minuten.
refusal-long-arena-game = Eine Partie „{ game-ultimate }“ dauert zu lange für eine Arena. Nimm ein anderes Spiel.
refusal-arena-over = Diese Arena ist vorbei.
refusal-arena-full = Diese Arena ist voll: Mehr als { $most } Leute passen nicht hinein. Sobald jemand aussteigt, kannst du mitmachen.
refusal-not-in-arena = Du machst bei dieser Arena nicht mit.
refusal-not-away = Du bist die ganze Zeit dabei: Deine nächste Partie kommt, sobald jemand frei ist.
refusal-not-arena-host = Das kann nur, wer diese Arena angekündigt hat, also { $person }, oder wer das Recht „Server verwalten“ hat.
refusal-too-few-for-arena = Eine Arena braucht { $enough } Leute. Sobald sie mitmachen, kannst du sie starten.

## Der Beitrag mit dem Rätsel des Tages

post-solve = Lösen
post-solved-1 = **Erster Versuch**: { $people }
post-solved-2 = **Zweiter Versuch**: { $people }
post-solved-3 = **Dritter Versuch**: { $people }
post-solved = { $people ->
        [0] Hier hat es noch niemand gelöst.
        [one] Eine Person hat es hier gelöst.
       *[other] { $people } Personen haben es hier gelöst.
    }
post-solved-more = { $people ->
        [one] Noch eine Person hat es hier gelöst.
       *[other] Noch { $people } Personen haben es hier gelöst.
    }
post-former = -# Das Rätsel von gestern wurde gelöst von { $people }

## Was über jemanden gespeichert wird

mydata-kinds =
    - **Partien und Herausforderungen**, auch offene: wer, wo, wann, Sprache, Züge, Tipps und Ergebnis. Sie gehören auch deinen Gegnern: Löschst du deine Daten, enden deine laufenden Partien, und eine zufällige Zahl tritt an deine Stelle.
    - **Wertungen**: dein Stand auf jedem Server und in jeder Saison, was jede Partie geändert hat, und deine Bilanz gegen jede Person. Löschst du deine Daten, verschwindest du von allen Listen, und dieselbe zufällige Zahl tritt an deine Stelle.
    - **Alles andere**: Einstellungen, Rätsel des Tages, Arenen, Podien, geteilte Partien und Rätselergebnisse, Shows; wen du blockierst oder herausforderst, wer dich blockiert, und ob du ausgeschlossen bist. Alles bleibt, solange es gebraucht wird oder bis du deine Daten löschst; dann wird es gelöscht, oder die zufällige Zahl oder ein Code tritt an deine Stelle.
mydata-export = Daten zeigen
mydata-delete = Daten löschen
mydata-exported = Deine Daten als JSON. Felder und Spalten zählen darin ab 0.
mydata-question = Alles löschen, was über dich gespeichert ist? Deine laufenden Partien gelten als aufgegeben. Das lässt sich nicht rückgängig machen.
mydata-stays = Manches bleibt, um andere zu schützen: beendete Partien unter einer zufälligen Zahl, wer dich blockiert, und die { $minutes } Minuten zwischen Herausforderungen. Blockierungen und diese Minuten bleiben unter einem Code, der aus deiner ID gemacht ist, und { $days } Tage lang auch deine zufällige Zahl. Wer mich betreibt und eine ID kennt, kann prüfen, ob ein Code zu ihr gehört.
mydata-yes = Löschen
mydata-no = Daten behalten
mydata-done = Erledigt: In meiner Datenbank führt nichts mehr zu dir, abgesehen von Spuren in ihren unbenutzten Teilen. Die verschwinden in ein paar Minuten oder wenn meine Datenbank das nächste Mal aufgeräumt wird. Danke fürs Spielen!
mydata-begun = Ich lösche deine Daten. Du hast so viele Partien gespielt, dass es noch ein paar Sekunden dauert, und ich mache das auch dann fertig, wenn ich neu starte. Bis dahin kannst du keine Partie beginnen. Um zu sehen, ob es erledigt ist, drück in { COMMAND("privacy") } noch einmal auf `{ mydata-delete }`.
mydata-copies = Erledigt: In meiner Datenbank führt nichts mehr zu dir. Ihr Server hat noch Kopien in seinem Journal, seinen Replikaten und unbenutzten Teilen seiner Dateien, bis er den Platz neu verwendet. Danke fürs Spielen!
mydata-boards =
    Dein Name verschwindet auch von den neuesten { $boards } beendeten Brettern, etwa 40 pro Minute, soweit ich sie noch ändern kann. Nicht erreichen kann ich Bretter auf Servern, die mich entfernt haben, in Kanälen, die mir verschlossen sind, in archivierten Threads, oder wo nur eine Person mich installiert hat.
    Lässt ein Kanal, Thread oder Server mich wieder hinein, verschwindet dein Name auch dort, spätestens nach einem Tag.
    Vielleicht gibt es noch Nachrichten mit deinem Namen: Discord sagt mir nicht immer, ob sie angekommen sind. Wenn du eine siehst, drück einen Button darauf, dann verschwindet dein Name.
mydata-kept = Gut. Nichts wurde gelöscht.

## Das Rätsel des Tages

puzzle-open = Rätsel des Tages
puzzle-title = ### Rätsel #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } zieht und gewinnt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.**
puzzle-save = { "**" }{ $mark } zieht: Nur ein Zug rettet die Partie.**
puzzle-progress = -# { $dots } · Versuch { $number } von { $tries }
puzzle-past = -# Dieses Rätsel zählt nicht für eine Serie.
puzzle-order = -# Vom ältesten Zeichen zum neuesten: { $marks }.
puzzle-left = -# { $mark } hat noch: { $pieces }.
puzzle-wrong = { "**Falsch:**" } { $cell }. Es geht wieder von vorn los.
puzzle-right = { "**Richtig!**" } Ich habe { FORM($cell, of: "acc") } genommen.
puzzle-hint = 💡 Der erste Zug liegt { $area }.
puzzle-solved = { $number ->
    [one] **Im ersten Versuch gelöst!**
   *[other] **Im { $number }. Versuch gelöst.**
}
puzzle-lost = { "**Diesmal nicht.**" } Der richtige Zug war { $cell }.
puzzle-streak = -# 🔥 Serie: { $streak ->
    [one] ein Tag
   *[other] { $streak } Tage
}. { $freezes ->
    [0] {""}
    [one] ❄️ Ein Joker überbrückt einen verpassten Tag.
   *[other] ❄️ { $freezes } Joker überbrücken verpasste Tage.
}
puzzle-freeze = -# Jeder siebte Tag in Folge bringt einen Joker, der einen verpassten Tag überbrückt.
puzzle-streak-ended = -# Deine Serie endete bei { $streak }.
puzzle-streak-kept = -# ❄️ Ein Joker hat deine Serie gerettet: 🔥 { $streak }. Joker übrig: { $freezes }.
puzzle-at-stake = -# ⏳ Das Rätsel von gestern zählt bis { $time } für deine Serie ({ $left }).
puzzle-frozen = -# ❄️ Ein Joker hat den gestrigen Tag überbrückt.
puzzle-share = -# { $percent }{"\u00A0"}% haben es auf Anhieb gefunden.
puzzle-next = -# Nächstes Rätsel { $time }.
puzzle-give-up = Lösung zeigen
puzzle-give-up-question = Die Lösung zeigen? { $costs ->
        [streak] Damit endet deine Serie von { $streak }.
        [freeze] Das kostet einen Joker deiner Serie.
       *[nothing] Danach kannst du dieses Rätsel nicht mehr lösen.
    }
puzzle-give-up-yes = Ja, zeigen
puzzle-give-up-no = Weiter versuchen
puzzle-yesterday = Das von gestern
puzzle-today = Das von heute
puzzle-results = Ergebnisse hier
puzzle-results-title = ### Rätsel #{ $number } auf diesem Server
puzzle-results-none = Hier hat es noch niemand geöffnet.
puzzle-results-open = { $person }: noch dabei
puzzle-results-who = -# Hier steht nur, wer anderen seine Partien zeigt.
puzzle-copy = Kopieren
puzzle-share-here = Hier teilen
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = So ein Rätsel gibt es für dich nicht. { COMMAND("daily") } öffnet das von heute.
refusal-puzzle-over = Dieses Rätsel hast du beendet. Morgen gibt es ein neues.
refusal-tried-before = Diesen Zug hast du schon versucht, und er ist falsch. Es kostet dich keinen Versuch.
refusal-puzzle-not-over = Beende zuerst das Rätsel.
refusal-shared-once = Ein Ergebnis kannst du in einem Kanal nur einmal teilen.
practice-played = Hier hast du am { $date } gegen { $opponent } { FORM($cell, of: "acc") } genommen.
practice-task = { "**" }Du bist { $mark }.** { $result ->
        [win] Was gewinnt?
       *[draw] Was sichert das Remis?
    }
practice-move = { $what ->
        [right] **Richtig:** { $cell }.
        [wrong] **Falsch:** { $cell }.
       *[answer] Die beste Antwort: { $cell }.
    }
practice-lets = { $result ->
        [win] Damit ist der Sieg vergeben.
       *[draw] Jetzt kann { $opponent } gewinnen.
    }
practice-next = Weiter
practice-look-on = Weitersuchen
practice-open = Partie öffnen
practice-looked = { $games ->
        [one] In der Partie, die ich gerade angesehen habe, ist kein Fehler von dir.
       *[other] In den { $games } Partien, die ich gerade angesehen habe, ist kein Fehler von dir.
    }
practice-all = { $count ->
        [0] Du hast noch keinen Fehler zum Üben. Der erste kommt mit deinen nächsten Partien.
        [one] Du hast die einzige Stellung geübt. Die nächste kommt mit deiner nächsten Partie.
       *[other] Du hast alle { $count } Stellungen geübt. Die nächste kommt mit deiner nächsten Partie.
    }
practice-again = -# Eine Stellung kommt { $time } wieder.
practice-waiting = { $count ->
        [one] 1 Stellung zum Üben
       *[other] { $count } Stellungen zum Üben
    }
practise-this = Stellung üben
refusal-no-practice = Bei „{ game-ultimate }“ weiß niemand, was richtig ist. Da gibt es nichts zu üben; nimm ein anderes Spiel.
