# Español, para España y América. Se tutea; sin vosotros ni ustedes. Una partida se juega, un juego tiene reglas.
#
# Formas de los nombres que piden las frases: de (del tablero), who (quién).
# Casillas, tableros y zonas llevan artículo y se dicen tras «en»; las líneas no lo llevan y son femeninas.
# De las personas se habla sin género: rival, persona, quien, alguien. El bot habla de sí mismo como «yo».

-bot = Noughts

# Lo que va entre dos frases y entre las cosas de una lista.
between-sentences = {" "}
between-items = {", "}

# Lo que solo dicen las traducciones.
english-holds = -# En caso de duda, vale el texto en inglés.
help-wrong-word = -# ¿Alguna palabra suena mal? Cuéntanoslo: { $link }

## Comandos: descripciones (como mucho 100 caracteres) y qué significan sus opciones

command-tictactoe = Jugar al tres en raya
command-start = Empezar una partida contra el bot
command-start-difficulty = Con qué fuerza juega el bot (por defecto, el nivel de este servidor)
command-start-engine = El estilo del bot, en vez de su nivel; solo algunos admiten también dificultad
command-mark = Tu marca; X juega primero (por defecto, al azar)
command-board = Volver a mostrar tu partida al final de este canal
command-board-words = Describir en su lugar el tablero con palabras, solo para ti
command-resign = Abandonar tu partida de este canal

command-challenge = Desafiar a alguien, o publicar un desafío abierto
command-challenge-opponent = A quién desafías (en blanco: desafío abierto)
command-challenge-pace = Tiempo por jugada (por defecto, el ritmo de este servidor)
command-menu-challenge = Desafiar al tres en raya
command-menu-stats = Estadísticas del tres en raya
command-menu-review = Analizar el tres en raya
command-help = Empieza aquí: juega, desafía a alguien o mira quién va en cabeza
command-privacy = Quién puede desafiarte, tus recordatorios y tus datos guardados

command-daily = El problema del día: encuentra la jugada correcta
command-daily-number = Un problema anterior, por su número (por defecto, el de hoy)
command-practice = Tus propios errores, como problemas
command-practice-variant = Qué juego practicar (por defecto, todos)
command-arena = Organizar una arena: partidas rápidas para quien se una
command-arena-variant = A qué se juega (por defecto, Fugaz)
command-arena-minutes = Cuánto dura: de 10 a 60 minutos (por defecto, 20)
command-arena-starts-in = En cuántos minutos empieza: de 0 a 60 (por defecto, 5)

command-history = Partidas terminadas: tuyas, de alguien más o de este servidor
command-history-player = De quién son las partidas (por defecto, las tuyas)
command-history-variant = De qué juego (por defecto, de todos)
command-review = Ver qué jugada decidió una partida y qué era mejor
command-review-variant = De qué juego (por defecto, el último que jugaste)

command-watch = Ver cómo juegan dos motores entre sí
command-watch-x = Quién lleva X y juega primero (por defecto, al azar)
command-watch-o = Quién lleva O (por defecto, al azar)
command-engines = Los motores: su fuerza y cómo ganarles

command-variant = A qué juego jugar (por defecto, Clásico)
command-stats-variant = Las puntuaciones de qué juego (por defecto, Clásico)
choice-game-classic = { game-classic }: tres en raya
choice-game-misere = { game-misere }: tres en raya y pierdes
choice-game-vanish = { game-vanish }: solo tres marcas por bando
choice-game-squares = { game-squares }: cuatro en raya o en cuadrado
choice-game-drop = { game-drop }: las marcas caen, cuatro en raya
choice-game-ultimate = { game-ultimate }: nueve tableros en uno
choice-game-sizes = { game-sizes }: lo grande tapa lo pequeño
choice-easy = Fácil: se le escapan líneas
choice-medium = Medio: comete errores que puedes ver
choice-hard = Difícil: para ganar necesitas un plan
choice-unbeatable = Imbatible: como mucho, un empate
choice-matched = Adaptativo: tan fuerte como tú (sin puntuación)
choice-x = X: tú juegas primero
choice-o = O: el bot juega primero
choice-challenge-o = O: tu rival juega primero
choice-quick = Rápido: 1 minuto por jugada
choice-casual = Tranquilo: 15 minutos por jugada
choice-slow = Lento: 3 días por jugada

## Motores: un nombre y en pocas palabras cómo piensa cada uno

choice-engine-dice = Dice: unas pocas reglas y un dado
choice-engine-lines = Lines: valora las líneas de cada casilla
choice-engine-sampling = Sampling: prueba partidas al azar
choice-engine-wargames = Wargames: calcula dos jugadas
choice-engine-minimax = Minimax: calcula hasta el final
choice-engine-perfect = Perfect: nunca pierde y pone trampas
choice-engine-tree = Tree: solo juega a { game-ultimate }
choice-engine-learned = Learned: aprendió { game-ultimate } por su cuenta

level-easy = fácil
    .title = Fácil
level-medium = medio
    .title = Medio
level-hard = difícil
    .title = Difícil
level-unbeatable = imbatible
    .title = Imbatible
level-expert = experto
    .title = Experto
level-matched = adaptativo
    .who = el motor adaptativo
    .title = Adaptativo

## El tablero

# Un nombre puede escribirse de derecha a izquierda; lo que sigue, no.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = quien se una
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# Serie: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 empate"}
       *[other] {"  ·  "}{ $draws } empates
    }
board-turn = **Tu turno, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) está pensando…**
board-ahead = -# { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } antes de la tuya
board-to-move = -# Juega { $player }{"\u00A0"}({ $mark })
board-deadline = -# Límite para mover: { $time } ({ $left })
board-deadline-unwatched = -# Límite para mover: { $time } ({ $left }). Si se acaba el tiempo, se verá aquí cuando alguien pulse un botón.
board-offer-draw = 🤝 **{ $asked }, ¿aceptas un empate?**
board-offer-take-back = ↩️ **{ $asked }, ¿dejas que { $player } deshaga su última jugada?**
board-won-line = 🏆 **¡{ $winner } gana con { $length ->
        [3] tres
        [4] cuatro
       *[other] { $length }
    } en raya!**
board-lost = **{ $winner } gana con { $length ->
        [3] tres
        [4] cuatro
       *[other] { $length }
    } en raya.**
board-won-line-square = 🏆 **¡{ $winner } gana con un cuadrado de cuatro!**
board-won-line-boards = 🏆 **¡{ $winner } gana con tres tableros en raya!**
board-lost-boards = **{ $winner } gana con tres tableros en raya.**
board-won-line-more-boards = 🏆 **¡{ $winner } gana por { $most ->
        [one] 1 tablero
       *[other] { $most } tableros
    } a { $fewest }!**
board-lost-more-boards = **{ $winner } gana por { $most ->
        [one] 1 tablero
       *[other] { $most } tableros
    } a { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } hizo { $length ->
        [3] tres
        [4] cuatro
       *[other] { $length }
    } en raya, ¡así que gana { $winner }!**
board-lost-square = **{ $winner } gana con un cuadrado de cuatro.**
board-lost-reverse = **{ $loser } hizo { $length ->
        [3] tres
        [4] cuatro
       *[other] { $length }
    } en raya, así que gana { $winner }.**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } abandona. ¡Gana { $winner }!**
board-won-out-of-time = ⏰ **A { $loser } se le acabó el tiempo. ¡Gana { $winner }!**
board-won-abandoned = 🍂 **{ $loser } dejó la partida. ¡Gana { $winner }!**
drawn-classic = 🤝 **¡Empate!** Nadie hizo tres en raya.
drawn-squares = 🤝 **¡Empate!** El tablero está lleno.
drawn-sizes = 🤝 **¡Empate!** No queda ninguna pieza por colocar.
drawn-ultimate = 🤝 **¡Empate!** Ambos bandos ganaron el mismo número de tableros.
board-drew-unbeatable = 🎉 **¡Empate contra un bot imbatible: mejor no se puede!**
board-ended-repetition = 🤝 **¡Empate!** La misma posición se dio tres veces.
board-ended-agreed-draw = 🤝 **¡Empate!** De mutuo acuerdo.
board-ended-abandoned = 🍂 **Anulada** antes de empezar de verdad. Esta partida no cuenta.
board-ended-unreachable = 🍂 **Terminada**: su canal ya no existe. Esta partida no cuenta.
board-matched = -# { -bot } se adapta a ti: habilidad { $skill } sobre 100. Sin puntuación.
board-another-try = -# Sin puntuación: otro intento, desde la jugada { $number }
board-hints = -# Sin puntuación: { $hints ->
        [one] 1 pista
       *[other] { $hints } pistas
    }
board-next-over = -# ¿Otra partida? Pulsa el botón o usa { $command }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Esta partida sigue en un mensaje nuevo.
go-to-board = Ir al tablero

refresh = Actualizar
rule = Reglas
board-in-words = Tablero en palabras
offer-draw = Ofrecer empate
take-back = Deshacer
take-back-question = ¿Deshacer tu última jugada y la respuesta, si la hay? Después, esta partida ya no puede subir tu puntuación.
take-back-consent = Antes debe aceptarlo tu rival.
resign = Abandonar
accept = Aceptar
decline = Rechazar
offer-withdraw = Retirar
rematch = Revancha
play-again = Jugar otra
easier = Más fácil
harder = Más difícil
more = Más
my-stats = Mis estadísticas

reminder = { $player }, es tu turno contra { $opponent } ({ $game }, jugada { $number }): { $link }

## Arenas

arena-title = Arena: { $game }
arena-starts = **Empieza { $start }** y dura { $minutes } minutos.
arena-how = Emparejo una y otra vez a quien esté libre, con 1 minuto por jugada. Ganar vale 2 puntos; empatar, 1. Puedes llegar tarde, descansar un rato y salir cuando quieras.
arena-in-thread = Tus partidas llegan en { $thread }, con una mención.
arena-in-new-thread = Tus partidas llegan en un hilo de este mensaje, con una mención.
arena-in-channel = Tus partidas llegan en este canal, con una mención.
arena-joined-none = Aún no se ha unido nadie.
arena-joined = **{ $count ->
        [one] Se ha unido 1 persona
       *[other] Se han unido { $count } personas
    }:** { $names }
arena-ends = **Termina { $end }.**
arena-ending = **Ya no empiezan más partidas.** Las que siguen en juego cuentan si acaban a tiempo (límite: { $end }).
arena-here = -# { $count ->
        [one] Participa 1 persona.
       *[other] Participan { $count } personas.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }**, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
arena-score-tied = { arena-score } (victorias: { $wins }, puntos de los vencidos: { $beaten })
arena-more = -# … y { $count ->
        [one] 1 persona más
       *[other] { $count } personas más
    }
arena-nobody-played = Nadie ha terminado una partida todavía.
arena-won = 🏆 **¡{ $winner } gana la arena!**
arena-shared = 🏆 **¡La arena ha terminado, con el primer puesto compartido!**
arena-played = -# { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
arena-over-unplayed = La arena ha terminado sin ninguna partida completa.
arena-too-few = Esta vez se unió muy poca gente: para una arena hacen falta dos personas.
arena-lapsed = Esta arena no empezó porque a esa hora yo no estaba en línea.
arena-cancelled = Esta arena se canceló.
arena-you-missed = No te llegan más partidas hasta que digas que has vuelto.
arena-ratings = -# Las partidas cuentan para la puntuación como siempre. Si dos personas juegan varias entre sí en 24 horas, la primera cuenta entera, la segunda la mitad y la tercera un tercio.
arena-you-are-back = Ya estás de vuelta: tu próxima partida llega en cuanto haya alguien libre.
arena-ask = Todavía no lo ve nadie más. **{ arena-announce }** lo publica en este canal.
arena-announced-in = La arena se anuncia en { $channel }.
arena-end-question = ¿Terminar esta arena? No empiezan más partidas, y las que siguen en juego cuentan durante { $minutes } minutos más.
arena-cancel-question = ¿Terminar esta arena antes de que empiece?
arena-ended = La arena termina: ya no empiezan más partidas.
arena-goes-on = Bien. ¡La arena sigue!

arena-announce = Anunciar
join = Unirse
call-players = Llamar a jugadores
arena-leave = Salir
arena-standings = Clasificación
arena-start = Empezar ya
arena-end = Terminar
arena-end-yes = Sí, terminarla
arena-end-no = No, que siga
arena-back = He vuelto
arena-again = Otra arena

# Debajo del tablero de una partida de arena que ha terminado
arena-points = -# Arena: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Esta partida cuenta en la arena, pero no para la puntuación: para eso, cada bando tiene que hacer al menos dos jugadas.
arena-missed = -# { $player } por ahora no recibe más partidas.
arena-next = -# Mientras dure la arena, tu próxima partida llega sola.

## Desafíos

challenge = ### ⚔️ ¿Un tres en raya, { $invited }?
    { $challenger } te desafía a una partida.
challenge-open = ### ⚔️ ¿Quién se anima a un tres en raya?
    { $challenger } busca rival. Juega quien se una primero.
challenge-rematch = ### ⚔️ ¿Otra partida, { $invited }?
    { $challenger } quiere la revancha.
challenge-another-try = ### ⚔️ ¿Lo intentamos otra vez, { $invited }?
    { $challenger } quiere seguir jugando desde esta posición.
challenge-until = -# Caduca { $until }
players-called = { $role } { $challenger } busca rival.
players-found = Encontrado: { $players }
players-none = Nadie esta vez.
challenge-block = Bloquear
challenge-cancel = Cancelar mi desafío
challenge-again = Desafiar otra vez
challenge-anyway = Desafiar igualmente
challenge-too = Publicar el mío también
challenge-declined = { $invited } rechazó el desafío de { $challenger }.
challenge-lapsed = { $invited } no respondió a tiempo al desafío de { $challenger }.
challenge-lapsed-open = { $challenger } buscaba rival, pero nadie se unió a tiempo.
challenge-cancelled = { $challenger } canceló el desafío a { $invited }.
challenge-cancelled-open = { $challenger } canceló el desafío abierto.

## Por qué jugó ahí un motor: qué logró la jugada o cómo la encontró; después, los números

why = ¿Por qué?
move-explained = **{ $player }** jugó en { $cell }.
effect-win = Completó la { $line } y ganó.
effect-won = Ganó con esta jugada.
effect-line = Completó tres en raya.
effect-safe = Evitó completar tres en raya.
effect-block =
    { $whose ->
        [yours] Bloqueó tu { $line }.
       *[theirs] Bloqueó la { $line }.
    }
effect-blocked = Bloqueó una línea.
effect-coverable = Se puso en medio de una línea, pero una pieza más grande aún puede completarla.
effect-threat = Amenaza con ganar en { $cells ->
        [one] una casilla
       *[other] { $cells } casillas
    }.
effect-no-reason = Eso es lo que hace la jugada, no necesariamente por qué la eligió.
line-0 = fila superior
line-1 = fila central
line-2 = fila inferior
line-3 = columna izquierda
line-4 = columna central
line-5 = columna derecha
line-6 = diagonal
show-numbers = Mostrar números
numbers-title = ### Cómo eligió { FORM($engine, of: "who") }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" en todas"}
    }

why-dice-opening = El tablero estaba vacío, así que tiró el dado: casi siempre una esquina, a veces el centro, rara vez una casilla lateral.
why-dice-centre = La primera jugada fue en una esquina, así que ocupó el centro.
why-dice-corner = La primera jugada fue en el centro, así que ocupó una esquina.
why-dice-fork = Dos esquinas opuestas pueden acabar en un ataque doble, así que tiró el dado: casi siempre una casilla lateral.
why-dice-any = No se aplicaba ninguna regla, así que eligió al azar.
why-lines-weights = Jugó en la casilla con más puntos. Las líneas abiertas suman un poco; una línea que completar o bloquear suma mucho.
why-sampling-games = Probó cada jugada en { $games ->
        [one] 1 partida al azar
       *[other] { $games } partidas al azar
    } y eligió la que perdió menos veces.
why-wargames-two-plies = Comparó sus jugadas con las respuestas y, a igual valor, eligió la que más le gusta.
why-minimax-guess = El final estaba demasiado lejos para verlo, así que jugó al azar.
why-minimax-search = Calculó hasta el final de la partida y eligió una de las mejores jugadas.
why-level-ahead = Vio { $plies ->
        [1] una jugada
       *[other] { $plies } jugadas
    } por delante, no más.
why-level-overlooked =
    { $whose ->
        [own] No vio una línea propia.
        [theirs] No vio una línea de su rival.
       *[other] No vio una línea.
    }
why-matched-measured = Eligió una jugada acorde con su habilidad.
why-perfect-winning = Eligió una jugada que gana, sea cual sea la respuesta.
why-perfect-trap = De sus jugadas seguras, eligió la que más veces se responde mal.
why-perfect-hold = Eligió una jugada segura: ninguna respuesta es un error.
why-perfect-losing = Todas las jugadas pierden si su rival sigue jugando bien.
why-tree-win = Encontró una jugada que gana con seguridad.
why-tree-search = Eligió una de las jugadas a las que más veces volvió.
why-sampling-hurried = Había muchas partidas esperando, así que hizo su jugada con prisa.
why-board-won = Ganó ese tablero pequeño.
why-board-blocked = Bloqueó una línea en ese tablero pequeño.
why-sent-anywhere = La próxima jugada puede ser en cualquier tablero abierto: { $board } está cerrado.
why-sent-empty = La próxima jugada debe ser en { $board }, que aún está vacío.
why-sent-own = Amenaza con ganar { $board }, y la próxima jugada debe ser ahí.
why-sent-theirs = La próxima jugada debe ser en { $board } y puede ganarlo.
why-sent-both = Amenaza con ganar { $board }, pero la próxima jugada debe ser ahí y puede ganarlo antes.
why-sent-neither = La próxima jugada debe ser en { $board }, que aún nadie puede ganar con una sola jugada.
why-chance = Estimó su probabilidad de ganar en cerca del { $percent }{"\u00A0"}%, contando un empate como la mitad.

table-lines-weight = Puntos de cada casilla libre
table-sampling-wins = Partidas ganadas con cada jugada, de { $games }
table-sampling-draws = Partidas empatadas con cada jugada, de { $games }
table-wargames-own = Lo buenas que son sus jugadas
table-wargames-reply = Lo buenas que son tus respuestas
table-wargames-taste = Sus jugadas, con sus preferencias sumadas
table-tree-chance = Probabilidad de ganar que le ve a cada jugada
table-tree-visits = Cuántas veces miró cada jugada
table-minimax-value = Resultado de cada jugada (10 es victoria; 0, empate; -10, derrota)
table-perfect-chance = Probabilidad de ganar con cada jugada segura, si de vez en cuando te equivocas
table-perfect-slip = Qué parte de tus respuestas a cada jugada segura son errores

## Pistas: qué pasa en la posición, dónde mirar y la jugada

hint = Pista
hint-question = Con una pista, esta partida no puntúa: ya no puede cambiar tu puntuación.
hint-yes = Mostrar la pista
hint-where = ¿Dónde?
hint-what = ¿Qué jugada?
hint-gone = El tablero ha cambiado desde que pediste esta pista. Pulsa **{ hint }** en él para pedir otra.
hint-unseen = -# El tablero todavía no lo muestra. La próxima vez que pulses uno de sus botones, solo se pondrá al día.
hint-finish = **Puedes rematar:** { $right ->
        [one] una jugada gana
       *[other] { $right } jugadas ganan
    } al instante.
hint-only-move = **Solo tienes una jugada.**
hint-own-line = **Cuidado:** { $wrong ->
        [one] una de tus { $legal } jugadas hace
       *[other] { $wrong } de tus { $legal } jugadas hacen
    } tres en raya, y con eso se pierde.
hint-threat = **Cuidado:** { $right ->
        [one] solo una jugada me impide ganar en mi próximo turno.
       *[other] tras { $wrong } de tus { $legal } jugadas, puedo ganar en mi próximo turno.
    }
hint-win-in-two = **Puedes ganar en dos jugadas:** { $right ->
        [one] solo una jugada lo consigue.
       *[other] { $right } de tus { $legal } jugadas lo consiguen.
    }
hint-win-some = **Puedes ganar desde aquí.** { $right ->
        [one] Solo una jugada conserva la victoria.
       *[other] { $right } de tus { $legal } jugadas conservan la victoria.
    }
hint-win-all = **Puedes ganar desde aquí.** Todas las jugadas conservan la victoria.
hint-even-some = **La partida está igualada.** { $right ->
        [one] Solo una jugada mantiene el empate.
       *[other] { $right } de tus { $legal } jugadas mantienen el empate.
    }
hint-even-all = **La partida está igualada.** Todas las jugadas mantienen el empate, así que busca la más difícil de responder.
hint-lost = **Puedo ganar, hagas lo que hagas.** Elige la jugada más difícil de responder.
hint-judged = **Mi estimación:** tus posibilidades rondan el { $chance }{"\u00A0"}%.
hint-area = La mejor jugada está { $area }.
hint-judged-area = La mejor jugada parece estar { $area }.
hint-board = La mejor jugada está en { $board }.
hint-judged-board = La mejor jugada parece estar en { $board }.
hint-move = Juega en { $cell }.
hint-play = Jugarla
hint-played = Jugaste en { $cell }.
area-line-0 = en la fila superior
area-line-1 = en la fila central
area-line-2 = en la fila inferior
area-line-3 = en la columna izquierda
area-line-4 = en la columna central
area-line-5 = en la columna derecha
area-line-6 = en la diagonal que sale de la esquina superior izquierda
area-line-7 = en la diagonal que sale de la esquina superior derecha
area-quarter-0 = en el cuadrante superior izquierdo
area-quarter-1 = en el cuadrante superior derecho
area-quarter-2 = en el cuadrante inferior izquierdo
area-quarter-3 = en el cuadrante inferior derecho

## El análisis de una partida terminada

review = Análisis
review-player-accuracy = { $player } { $number }{"\u00A0"}%
review-try-again = Reintentar desde la jugada { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 pista
       *[other] { $hints } pistas
    })
review-start = **El inicio.** Con ▶ recorres { $moves ->
        [one] la jugada
       *[other] las { $moves } jugadas
    }.
review-move = **Jugada { $number } de { $moves }:** { $mark } jugó en { $cell }
review-accuracy = Precisión: { $players }
review-turning-point = **Jugada { $number } de { $moves }, el momento decisivo:** { $mark } jugó en { $cell } · **{ $name }**
review-faultless = Ningún bando cometió un error decisivo.
review-praise-find = Bien visto: tu jugada en { $cell } era la única buena.
review-praise-trap = Pusiste una buena trampa: { $cell }.
review-praise-moves = { $good ->
        [0] Aquí va una idea:
       *[other] { $moves ->
            [one] Acertaste con tu única jugada.
           *[other] { $good ->
                [one] Acertaste con una de tus { $moves } jugadas.
               *[other] Acertaste con { $good } de tus { $moves } jugadas.
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] Aquí va una idea:
       *[other] { $moves ->
            [one] Acertaste con tu última jugada.
           *[other] { $good ->
                [one] Acertaste con una de tus últimas { $moves } jugadas.
               *[other] Acertaste con { $good } de tus últimas { $moves } jugadas.
            }
        }
    }
review-lesson = La próxima vez, en la jugada { $number }, juega en { $cell }.
review-next-time = La próxima vez, elige { $cells }.
review-held = Mejor: { $cells }.
review-better = Un poco mejor: { $cells }.
review-any = una de las casillas verdes
review-any-move = una de otras { $count } jugadas
review-trap = Además, tiende una trampa: la respuesta que parece natural es un error.
review-partly-known = -# Solo puedo valorar las últimas jugadas. Antes de ellas, el final queda demasiado lejos para verlo.
review-unknown = -# No puedo decir cuánto valían estas jugadas.
review-doubts = -# Jugadas que merecen otra mirada: { $numbers }.
review-doubt = Mi estimación: las posibilidades de { $mark } bajaron de alrededor del { $before }{"\u00A0"}% al { $after }{"\u00A0"}%. Parecía mejor jugar en { $cell }.
review-boards-won = -# Tableros pequeños ganados al final: X { $x }, O { $o }.

move-brilliant = brillante
move-great = gran jugada
move-best = la mejor
move-good = buena
move-sound = sólida
move-winning = ganadora
move-inaccuracy = imprecisión
move-slower = más lenta
move-doubtful = dudosa
move-missed-win = victoria desaprovechada
move-blunder = error grave
move-opening = apertura
move-forced = forzada
move-given = prefijada
move-and-trap = { $name }, una trampa

review-won = Así se ganó la partida.
review-own-line = Completó una línea, y aquí una línea pierde.
review-win-overlooked = Había una jugada ganadora: { $cell }.
review-line-left-open = Dejó una línea abierta: { $opponent } puede ganar jugando en { $cell }.
review-win-allowed = Ahora { $opponent } puede ganar jugando en { $cell }.
review-fork-allowed = Deja que { $opponent } cree dos amenazas a la vez jugando en { $cell }.
review-win-let-go = Se podía forzar la victoria: { $cell }.
review-loss-allowed = Ahora { $opponent } puede forzar la victoria jugando en { $cell }.
review-no-choice = No había otra jugada.
review-all-equal = Todas las jugadas valían lo mismo.
review-lost-already = A esas alturas, { $opponent } ya podía ganar contra cualquier jugada.
review-only-winning = Solo esta jugada sigue ganando.
review-only-holding = Solo esta jugada mantiene el empate.
review-fork-made = Dos amenazas a la vez: solo se puede parar una.
review-blocked = Bloquea la línea de { $opponent }.
review-win-kept = Conserva la victoria.
review-draw-kept = Mantiene el empate.

## Quiénes son los motores: cómo piensan, cómo ganarles y qué fuerza tienen

engines-title =
    ## Los motores
    Cuantos más bloques tiene un motor, más difícil es ganarle en “{ game-classic }”. Elige uno para ver cómo.
    - Sampling: todos los juegos
    - Minimax, Perfect: todos menos “{ game-ultimate }”
    - Tree, Learned: “{ game-ultimate }”
    El segundo menú muestra los niveles de cada juego.
engines-pick = Elige un motor
play-level = ▶ { $level }
engine-worst = { $worst ->
        [0] Nadie puede ganarle.
        [one] Quien conoce sus costumbres le gana 1 partida de cada 100.
       *[other] Quien conoce sus costumbres le gana { $worst } partidas de cada 100.
    }
engine-random = Contra jugadas al azar gana { $wins ->
        [one] 1 partida
       *[other] { $wins } partidas
    } de cada 100 y { $losses ->
        [0] no pierde ninguna
       *[other] pierde { $losses }
    }.
engine-beat = **Cómo ganarle:** { $beat }

about-dice = Sigue unas pocas reglas. Si no se aplica ninguna, tira un dado.
about-lines = Puntúa las líneas que pasan por cada casilla y nunca mira más allá.
about-sampling = Prueba cada jugada en hasta cien partidas al azar.
about-wargames = Mira su jugada y tu respuesta, nada más.
about-minimax = Calcula hasta el final de la partida.
about-perfect = Se sabe de memoria todas las posiciones y pone trampas.

beat-dice = juega primero, en el centro de un lado. No tiene ninguna regla para eso.
beat-lines = juega primero: una esquina y luego la casilla lateral a un salto de caballo. Cae siempre en el ataque doble.
beat-sampling = juega primero y ocupa dos esquinas opuestas. Muchas veces responde en una tercera.
beat-wargames = juega primero, en una esquina. Cuando ocupe el centro, toma la esquina opuesta y luego una tercera.
beat-minimax = no se puede, así que busca el empate. En el nivel { level-easy }, el motor juega al azar hasta que quedan cuatro casillas libres.
beat-perfect = no se puede, así que busca el empate.

levels-pick = Niveles de un juego
levels-title =
    ## Los niveles de { $game }
    La regla: { $rule } Hay empate si ambos bandos juegan lo mejor posible.
levels-title-unsolved =
    ## Los niveles de { $game }
    La regla: { $rule }
levels-line = { "**" }{ FORM($level, of: "title") }**, puntuación { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, sin puntuación, es tan fuerte como tú.
levels-blocks = -# Los bloques: cuántas partidas de cada diez no pierde contra quien encuentra una de las mejores jugadas cuatro de cada cinco veces.

beat-learned = lo más fuerte que tengo; nadie ha resuelto este juego. El bot mira miles de posiciones. No le dejes elegir con libertad y piensa pronto en tres tableros en raya.
beat-levels = el bot ve { $plies ->
        [1] una jugada
       *[other] { $plies } jugadas
    } por delante y más allá juega a ciegas. Planea más lejos.
beat-overlooking = al bot se le escapa el { $percent }{"\u00A0"}% de tus amenazas. Amenaza en cada jugada.

## Exhibiciones: dos motores juegan entre sí

show-opening = **¿Todo listo? ¡Allá van!**
show-moved = **{ $engine } ({ $mark }) jugó en { $cell }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Parar
show-again = Otra vez
show-play-winner = Jugar contra el ganador
show-stopped = Exhibición detenida.
show-cut-short = Lo siento, tuve que parar antes de tiempo.
show-lost = La conexión se cortó antes de que pudieran empezar.
show-record = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } hasta ahora: X { $x ->
        [0] no ganó ninguna
       *[other] ganó { $x }
    }, O { $o ->
        [0] no ganó ninguna
       *[other] ganó { $o }
    }, { $draws ->
        [0] ningún empate
        [one] 1 empate
       *[other] { $draws } empates
    }.
show-conclusion = **Extraño juego. La única jugada ganadora es no jugar.** ¿Qué tal { COMMAND("tictactoe start") }?

## Ayuda, y la pregunta de a quién desafiar

help-text =
    ## Tres en raya
    Gana quien haga tres en raya. Juega contra mí o desafía a alguien, aquí mismo en el chat.
    ¿Te atascas contra mí? Pulsa **{ hint }**. Al terminar, **{ review }** muestra la jugada que decidió la partida.
help-games = Elige un juego…
help-hint = -# La próxima vez, usa directamente { COMMAND("tictactoe start") }
help-play = Jugar contra el bot
help-challenge = Jugar con alguien
help-stats = Estadísticas
help-privacy-policy = Política de privacidad
help-terms = Condiciones
help-support = Soporte
challenge-who = ¿A quién quieres desafiar?
challenge-who-person = Elige a alguien
challenge-who-anyone = Desafío abierto
challenge-recent-number = Desafiar { $number }

## Lo que se pregunta o se dice en privado

resign-question-counted = ¿Abandonar esta partida? Cuenta como derrota.
resign-question-uncounted = ¿Abandonar esta partida? No contará: para eso, cada bando tiene que hacer al menos dos jugadas.
resign-question-arena = ¿Abandonar esta partida? { $counts ->
        [counted] Tu rival se lleva los puntos de la arena.
       *[uncounted] No contará, y no te llegan más partidas hasta que pulses **{ arena-back }**.
    }
resign-question-unrated = ¿Abandonar esta partida? No puntúa, así que tu puntuación no cambia.
resign-yes = Sí, abandonar
resign-no = Seguir jugando
resign-done = Abandonaste la partida. ¡Gracias por jugar!
resign-kept = Bien. ¡La partida sigue!

already-playing = Ya estás jugando aquí.
already-shown = Aquí está tu partida otra vez.
already-show = Mostrarla aquí
which-game = Tienes dos partidas aquí. ¿Cuál?

start-own = Empezar mi partida
you-declined = Rechazaste el desafío. { $person } podrá desafiarte otra vez a las { $time } ({ $left }).
blocked = { $person } ya no puede desafiarte; con { COMMAND("privacy") } puedes revertirlo.

privacy-title = ## Privacidad
privacy-challenges-on = **Desafíos:** puede desafiarte cualquiera a quien no bloquees.
privacy-challenges-off = **Desafíos:** nadie puede desafiarte.
privacy-challenges-turn-on = Permitir desafíos
privacy-challenges-turn-off = Desactivar desafíos
privacy-reminders-on = **Recordatorios:** te menciono cuando es tu turno en una partida lenta, y otra vez cuando queda un cuarto del tiempo. En una partida tranquila lo hago dos minutos después de empezar tu turno.
privacy-reminders-off = **Recordatorios:** no te aviso de tu turno.
privacy-reminders-turn-on = Avisarme
privacy-reminders-turn-off = No avisarme
privacy-games-on = **Tus partidas:** quienes están en un servidor ven lo que jugaste allí, en { COMMAND("history") } y { COMMAND("stats") }.
privacy-games-off = **Tus partidas:** cuando terminan, solo tú y tus rivales las encuentran en { COMMAND("history") } y { COMMAND("stats") } y pueden analizarlas. Los tableros en canales, las partidas compartidas, las puntuaciones y los totales siguen a la vista.
privacy-games-turn-on = Mostrar mis partidas
privacy-games-turn-off = Ocultar mis partidas
privacy-words-on = **Tableros en palabras:** en las partidas que empiecen a partir de ahora, te describo en privado el tablero con palabras cada vez que juega la otra persona.
privacy-words-off = **Tableros en palabras:** solo cuando pulsas “{ board-in-words }”.
privacy-words-turn-on = Describir los tableros
privacy-words-turn-off = No describir los tableros
privacy-name = **Tu nombre:** oculto en la clasificación global, salvo que lo muestres en { COMMAND("stats") }, bajo { choice-everywhere }.
privacy-blocked = **Bloqueos:** las personas de este menú no pueden desafiarte.
privacy-blocked-none = No bloqueas a nadie
privacy-data =
    ### Tus datos
    Guardo tus partidas, puntuaciones y ajustes, pero ni nombres ni mensajes.
privacy-blocked-deleted = { $count ->
        [one] Una persona a la que bloqueaste borró sus datos, así que no puedo nombrarla. Tampoco puede desafiarte.
       *[other] { $count } personas a las que bloqueaste borraron sus datos, así que no puedo nombrarlas. Tampoco pueden desafiarte.
    }
privacy-unblock-deleted = Desbloquear a quien borró sus datos

refusal-not-your-match = Esta partida no es tuya.
refusal-not-your-turn = Es el turno de { $person }. Empezó <t:{ $since }:R>.
refusal-match-not-over = Esta partida aún no ha terminado.
refusal-not-against-bot = No acepto empates. Sigue jugando o abandona.
refusal-draw-too-early = Puedes ofrecer un empate a partir de la quinta jugada.
refusal-nothing-to-take-back = Aún no has hecho ninguna jugada, así que no hay nada que deshacer.
refusal-offer-stands = Responde primero a la oferta pendiente.
refusal-own-offer = La oferta es tuya, así que solo { $person } puede aceptarla o rechazarla. Tú puedes retirarla.
refusal-not-your-offer = Solo { $person } puede retirar esta oferta. Tú puedes aceptarla o rechazarla.
refusal-no-offer = Esta oferta ya no está abierta.
refusal-challenge-open = Esta partida no ha empezado. El desafío sigue esperando respuesta.
refusal-challenge-over = Este desafío ya no está abierto.
refusal-not-your-challenge = Solo { $person } puede aceptar o rechazar este desafío. Crea uno con { COMMAND("tictactoe challenge") }.
refusal-own-challenge = No puedes aceptar tu propio desafío. Tiene que hacerlo otra persona.
refusal-own-invitation = El desafío es tuyo, así que solo { $person } puede aceptarlo o rechazarlo. Tú puedes cancelarlo.
refusal-not-your-invitation = Solo { $person } puede cancelar este desafío.
refusal-too-many-challenges = Ya tienes { $limit ->
        [one] 1 desafío abierto
       *[other] { $limit } desafíos abiertos
    }. Espera una respuesta o cancela uno.
refusal-not-challengeable = { $person } no acepta desafíos en este momento.
refusal-just-declined = { $person } acaba de rechazar tu desafío. Podrás enviarle otro a las <t:{ $until }:t> (<t:{ $until }:R>).
refusal-no-role-to-call = Ya no puedo mencionar el rol al que llamar. Quien gestiona el servidor puede elegir otro en { COMMAND("settings") }.
refusal-just-called = Se acaba de llamar a los jugadores aquí. Podrás llamarlos otra vez a las <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Ya bloqueas a { $limit ->
        [one] 1 persona
       *[other] { $limit } personas
    }, y no puedo guardar más. Quita antes a alguien en { COMMAND("privacy") }.
refusal-self-challenge = No puedes desafiarte. Deja `opponent` en blanco para jugar contra quien se una primero.
refusal-bot-challenge = Otros bots no saben jugar a esto. Desafía a una persona, o a mí.
refusal-not-here = { $person } no puede ver este canal.
refusal-nobody-here = Nadie más puede ver este chat. Juega contra mí con { COMMAND("tictactoe start") } o desafía a alguien en un servidor.
refusal-only-you = En este servidor solo tú puedes ver mis respuestas, así que cancelé el desafío. Nadie habría podido unirse.
refusal-opponent-busy = { $person } ya está jugando aquí. Prueba otra vez cuando termine su partida.
refusal-opponent-deleted = Tu rival borró sus datos, así que ya no sé quién era. Desafía a alguien con { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Volver a intentarlo con tu rival solo es posible en el canal de esa partida. Abre allí su análisis.
refusal-rematch-made = Ya hay una revancha de esta partida.
refusal-cell-taken = Esa casilla está ocupada. Elige una libre.
refusal-board-moved-on = El tablero cambió antes de que pulsaras. Así está ahora.
refusal-match-over = Esta partida ha terminado. Empieza otra con { COMMAND("tictactoe start") }.
refusal-arena-match-over = Esta partida ha terminado. Mientras dure la arena, tu próxima partida llega sola.
refusal-newer-engine = Me están actualizando, y solo mi versión nueva conoce al rival de esta partida. No ha cambiado nada; prueba otra vez en unos minutos.
refusal-no-such-match = Aquí no tengo ninguna partida para ti. Empieza una con { COMMAND("tictactoe start") }.
refusal-already-playing = Ya estás jugando aquí. { COMMAND("tictactoe board") } muestra tu partida.
refusal-wrong-engine = { $variant ->
    [classic] { $engine } solo juega a “{ game-ultimate }”.
    [ultimate] { $engine } no juega a “{ $game }”. Sampling, Tree y Learned sí.
   *[other] { $engine } no juega a “{ $game }”. Sampling, Minimax y Perfect sí.
}
refusal-no-such-level = { $engine } no se puede poner en nivel { $level }. Deja `difficulty` en blanco para jugar contra { $engine }, o `engine` en blanco para jugar en nivel { $level }.
refusal-unknown-button = Este botón es demasiado antiguo. Empieza una partida con { COMMAND("tictactoe start") }.
refusal-too-fast = Vas más rápido que yo. Dame unos segundos, por favor.
refusal-unknown-option = No conozco esa opción. Elige una de la lista.
refusal-board-gone = Ese tablero se borró. { COMMAND("tictactoe board") } vuelve a mostrar tu partida.
refusal-nothing-to-explain = Aún no he hecho ninguna jugada.
refusal-no-hints = Las pistas son para partidas contra mí.
refusal-show-running = Ya hay dos motores jugando en este canal. Espera a que terminen, o pide que los pare a quien empezó la exhibición.
refusal-too-many-shows = Ahora mismo no puedo con más exhibiciones. Prueba otra vez en un minuto.
refusal-show-over = Esta exhibición ha terminado.
refusal-not-your-show = Solo puede parar esta exhibición quien la empezó.
refusal-nothing-to-review = Aún no has terminado ninguna partida. Empieza una con { COMMAND("tictactoe start") }.
refusal-store-busy = No pude guardarlo en este momento. No se perdió nada; prueba otra vez en un momento.
refusal-store-unknown = Mi base de datos acaba de fallar, así que no sé si eso se guardó. Vuelve a mirar en un momento.
refusal-store-damaged = No puedo leer mi base de datos, así que eso no ha contado. Tiene que arreglarlo quien me administra.
refusal-unknown-command = Este comando ha cambiado. Recarga Discord y prueba otra vez.
refusal-engine-failed = No se me ocurrió ninguna jugada a tiempo. Tu partida está a salvo; prueba otra vez.
refusal-broken = Algo falló por mi parte. Tu partida está a salvo; prueba otra vez.

## Clasificaciones: tableros, fichas, balances y por qué no contó una partida

command-stats = Clasificación, estadísticas de alguien o balance entre dos personas
command-stats-player = De quién mostrar las estadísticas
command-stats-versus = Mostrar su balance contra esta persona
command-stats-scope = Este servidor o global (por defecto, este servidor)
choice-server = Este servidor
choice-everywhere = Global

stats-title-server = ## 🏆 Clasificación de este servidor
stats-title-everywhere = ## 🏆 Clasificación global
stats-title-season = ## 🏆 Clasificación de este servidor: temporada { $number }
stats-title-direct = ## Tus mensajes directos
results-legend = -# Victorias/empates/derrotas
stats-unsettled = Aún sin puesto: faltan unas pocas partidas
stats-empty = Nadie ha terminado todavía una partida que cuente. Estrena la lista: { COMMAND("tictactoe start") }
stats-unsettled-season = Sin puesto: muy pocas partidas
stats-empty-season = Nadie terminó una partida que contara en esta temporada.
stats-own-none-season = { "**Tú**" } no terminaste ninguna partida que contara en esta temporada.
stats-you = { $who } { "**(tú)**" }
stats-own-none = { "**Tú**" } aún no has terminado ninguna partida que cuente aquí.
stats-own-unnamed = -# Nadie más ve tu nombre en esta lista.
stats-someone = alguien
person-gone = usuario eliminado
stats-page = { $page } de { $pages }
stats-mine = Mi página
stats-to-direct = MD
stats-name-me = Mostrar nombre
stats-unname-me = Ocultar nombre
stats-help = La puntuación
play = Jugar
card-board = Clasificación

card-rank = { "**" }{ $points }**, puesto { $rank }
card-none = Aquí aún no hay ninguna partida que cuente.
card-none-season = Ninguna partida contó en esta temporada.
card-direct = { "**" }{ $points }**, que solo tú puedes ver
card-puzzles =
    -# 🧩 Problemas resueltos: { $solved }
    -# 🔥 Racha más larga: { $longest }
card-total = Ganadas: { $wins }, empatadas: { $draws }, perdidas: { $losses }  ·  X { $x ->
        [0] nunca
        [one] una vez
       *[other] { $x } veces
    }, O { $o ->
        [0] nunca
        [one] una vez
       *[other] { $o } veces
    }
card-streak = Victorias seguidas: { $streak } ahora, récord de { $best }
card-streak-season = Victorias seguidas: { $streak } al final, récord de { $best }
card-opening = Casilla inicial favorita: { $cell } ({ $times ->
        [one] una vez
       *[other] { $times } veces
    })
card-opponents = ### Contra
card-opponent = { $opponent }: { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }, { $draws ->
        [one] 1 empate
       *[other] { $draws } empates
    }, { $losses ->
        [one] 1 derrota
       *[other] { $losses } derrotas
    }
card-opponent-people = personas
card-opponent-you = ti
against-bot = ## { $who } contra { -bot }
against-bot-how = -# Cada nivel tiene una puntuación fija: mira **{ stats-help }**.
card-latest = ### Últimas partidas aquí
card-match-link = { $match }  ·  [el tablero]({ $link })
card-picture = Izquierda: la puntuación en { $matches ->
        [one] la última partida
       *[other] las últimas { $matches } partidas
    }, de { $first } a { $last }, mínima { $lowest }, máxima { $highest }. Derecha: cuántas veces la primera jugada fue en cada casilla, fila por fila: { $cells }.
card-picture-caption = -# Izquierda: la puntuación a lo largo del tiempo. Derecha: cuántas veces la primera jugada fue en cada casilla.

waiting-yours = **Tu turno ({ $count })**
waiting-theirs = **Esperando a rivales ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  contra { $opponent }  ·  el tiempo acaba { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } está pensando
waiting-group-chat = `{ $number }.` { $game }  ·  contra { $opponent }  ·  el tiempo acaba { $until }  ·  en un chat de grupo
waiting-open = Partida { $number }
history-title = ## Partidas de { $who }
history-title-server = ## Últimas partidas de este servidor
history-seen-here = -# Las partidas jugadas en este servidor y las partidas contra ti.
history-seen-own = -# Las partidas contra ti. Usa esto en un servidor para ver todas las partidas que se jugaron allí contra mí.
history-seen-direct = -# Las partidas jugadas en este chat y las partidas contra ti. Usa esto en un servidor para ver lo que se jugó allí.
history-none = No hay partidas que mostrar.
history-none-server = Aquí aún no hay partidas que mostrar. Juega una: { COMMAND("tictactoe start") }
history-won = { "**Victoria**" } contra { $opponent }
history-lost = { "**Derrota**" } contra { $opponent }
history-drawn = { "**Empate**" } con { $opponent }
history-unfinished = { "**Sin terminar**" } contra { $opponent }
history-beat = { $winner } ganó a { $loser }
history-drew = { $x } y { $o } empataron
history-stopped = { $x } y { $o } no terminaron
history-unrated = sin puntuación
history-arena = arena
history-uncounted = no contó
history-open = Abre una partida…
history-option = Partida { $number }: { $game }
history-newer = Más recientes
history-older = Más antiguas
history-all-games = Todos los juegos
history-own = Tus partidas
history-server = Partidas de este servidor

animation = Animación
replay-told = La partida jugada a jugada: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = ninguna jugada
replay-won = Gana { $mark }.
replay-drawn = No gana nadie.
replay-unfinished = No se terminó.

cell-0 = la esquina superior izquierda
cell-1 = la casilla superior central
cell-2 = la esquina superior derecha
cell-3 = la casilla central izquierda
cell-4 = el centro
cell-5 = la casilla central derecha
cell-6 = la esquina inferior izquierda
cell-7 = la casilla inferior central
cell-8 = la esquina inferior derecha
piece-a = { $cell } con una pieza pequeña
piece-b = { $cell } con una pieza mediana
piece-c = { $cell } con una pieza grande
cell-in-board = { $cell } { FORM($board, of: "de") }
small-board-nw = el tablero superior izquierdo
    .de = del tablero superior izquierdo
small-board-n = el tablero superior central
    .de = del tablero superior central
small-board-ne = el tablero superior derecho
    .de = del tablero superior derecho
small-board-w = el tablero central izquierdo
    .de = del tablero central izquierdo
small-board-centre = el tablero central
    .de = del tablero central
small-board-e = el tablero central derecho
    .de = del tablero central derecho
small-board-sw = el tablero inferior izquierdo
    .de = del tablero inferior izquierdo
small-board-s = el tablero inferior central
    .de = del tablero inferior central
small-board-se = el tablero inferior derecho
    .de = del tablero inferior derecho
ultimate-sent = **Juega en { $board }.** 🟨
ultimate-choose = **Elige un tablero con 🟨 para jugar.**
ultimate-closed = **Elige un tablero con 🟨 para jugar:** { $board } está cerrado.
ultimate-chosen = **Juega en { $board }** o elige otro. 🟨
pick-again = Elegir otro tablero
words-row = Fila { $name }: { $cells }.
words-column = Columna { $name }: { $cells }.
words-board = { $name }: { $cells }.
words-empty = vacía { $square }
words-fading = { $mark } (la próxima en desaparecer)
words-won = lo ganó { $mark }
words-untouched = nada todavía
words-choose = **Elige un tablero que siga abierto.**
pick-a = Pequeña ×{ $left }
pick-b = Mediana ×{ $left }
pick-c = Grande ×{ $left }

## Los juegos: un nombre, y la regla en una línea

game-classic = Clásico
game-misere = Inverso
game-vanish = Fugaz
game-squares = Cuadrados
game-drop = Gravedad
game-sizes = Tamaños
game-ultimate = Ultimate
legend-fading = la marca tenue es la próxima en desaparecer.
legend-sizes = 1 es pequeña, 2 mediana, 3 grande.
rule-classic = gana quien haga tres en raya.
rule-misere = pierde quien haga tres en raya.
rule-vanish = { $moves ->
        [0] tu cuarta marca hace desaparecer la más antigua. Gana quien haga tres en raya. Si una posición se da por tercera vez, hay empate. La primera jugada no puede ser en el centro de un lado.
       *[other] tu cuarta marca hace desaparecer la más antigua. Gana quien haga tres en raya. Si una posición se da por tercera vez, hay empate.
    }
rule-squares = gana quien haga cuatro en raya, o un cuadrado de dos por dos.
rule-drop = las marcas caen hasta la casilla libre más baja de su columna. Gana quien haga cuatro en raya.
rule-ultimate = tu casilla manda a tu rival al tablero pequeño del mismo lugar. Con tres en raya se gana un tablero pequeño, y con tres tableros pequeños en raya, la partida. Si nadie lo logra, gana quien tenga más tableros.
rule-sizes = las piezas más grandes tapan a las más pequeñas, también a las tuyas. Una pieza se queda donde la pones. Gana quien haga tres en raya.

versus-title = ## { $one } y { $other }
versus-none = Aquí aún no hay ninguna partida terminada de este enfrentamiento.
versus-record =
    { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }: { $one } { $wins ->
        [0] no ganó ninguna
       *[other] ganó { $wins }
    }, { $other } { $losses ->
        [0] no ganó ninguna
       *[other] ganó { $losses }
    }, { $draws ->
        [0] ningún empate
        [one] 1 empate
       *[other] { $draws } empates
    }.

rules-title = ## Cómo funciona la puntuación
rules-start = Se empieza con 1500. Cuanto más fuerte es tu rival, más ganas al vencer.
rules-levels = Mi puntuación en “{ $game }”: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = Tu puntuación aparece cuando tienes puesto: tras unas pocas partidas, mejor contra rivales distintos.
rules-two-moves = Una partida cuenta cuando cada bando ha hecho al menos dos jugadas.
rules-details = Detalles
rules-details-text =
    ## La puntuación en detalle
    - La puntuación es Glicko-2. La de mis niveles es fija y está calculada con exactitud.
    - Una partida repetida tiene las mismas jugadas, aunque el tablero esté girado o reflejado.
    - Las partidas contra alguien que acaba de llegar solo mueven la puntuación entre { $least } y { $most }, y no dan puesto. Se considera que alguien acaba de llegar mientras no tiene puesto ni ha jugado { $matches } partidas con { $people } personas.
    - Tras deshacer una jugada, la partida puede bajar tu puntuación, pero no subirla. Una pista la deja sin puntuación.
    - Ganarme te sube como mucho a { $cap } puntos por encima de mí; un empate con un bot imbatible, como mucho al nivel { level-hard }.
    - Las partidas por mensajes directos cuentan aparte, y solo las ven quienes las juegan.

uncounted-hinted = Usaste una pista, así que esta partida no puntúa y tu puntuación no cambia.
uncounted-unrated = Esta partida no puntúa, así que tu puntuación no cambia.
name-and-value = { $name }: { $value }
rating-changed = Puntuación { $before } → { $after }
rating-unranked = { $games ->
        [one] Aún sin puesto: falta más o menos 1 partida
       *[other] Aún sin puesto: faltan unas { $games } partidas
    }
rating-of-game = Puntuación { $points }
rating-kept = Puntuación sin cambios
uncounted-short = Esta partida no cuenta: para eso, cada bando tiene que hacer al menos dos jugadas.
uncounted-nobody = Esta partida no cuenta para nadie.
uncounted-repeated = Repetir una partida reciente contra el bot no cambia tu puntuación.
uncounted-again = Las partidas contra el mismo rival cuentan cada vez menos en un mismo día.
uncounted-taken-back = Deshiciste una jugada, así que esta partida no podía subir tu puntuación.
uncounted-capped = Ganarme a mí, o a alguien que acaba de llegar, te sube solo hasta cierto punto.

refusal-not-shown = { $person } oculta su nombre en la clasificación global.
refusal-no-server = Aquí no hay ningún servidor. Prueba `scope: { choice-everywhere }`.
refusal-not-added = Los ajustes son de los servidores que me han añadido, y este no es uno de ellos. Los tuyos están en { COMMAND("privacy") }.
refusal-cannot-write = No puedo escribir en este canal. Para eso necesito los permisos Ver canal y Enviar mensajes.
refusal-not-shared = Esta partida ya no está compartida.
refusal-animation-in-flight = Ya estoy preparando una animación para ti. Llega en un momento.
refusal-export-in-flight = Ya estoy reuniendo tus datos. Llegan en cuanto estén completos.
refusal-shut-out = Lo siento, quien me administra no me deja jugar contigo aquí. { COMMAND("privacy") } sigue funcionando.
refusal-being-deleted = Se están borrando tus datos. En unos segundos podrás volver a jugar.
refusal-not-server-manager = Solo quienes tienen el permiso Gestionar servidor pueden hacer eso.

## La bienvenida a un servidor

welcome-text =
    ### 👋 ¡Hola! Soy { -bot }.
    Juego al tres en raya. Pulsa **{ play }** para empezar una partida contra mí, o desafía a alguien con { COMMAND("tictactoe challenge") }. { COMMAND("help") } muestra lo demás.
welcome-admins = -# Para quienes administran: en Ajustes del servidor → Integraciones eliges dónde se me puede usar.
welcome-settings = -# Con { COMMAND("settings") } eliges aquí mi idioma y un canal para el problema diario.

## Los ajustes de un servidor

command-settings = Lo que este servidor usa por defecto, y si sus partidas cuentan globalmente
settings-title = ## Ajustes de este servidor
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · cuentan globalmente
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · no cuentan globalmente
settings-now-season-first = { "**" }{ settings-seasons }**: la primera
settings-now-season-since = { "**" }{ settings-seasons }**: la { $number }, desde el { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: automático
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Partidas
settings-seasons = Temporadas
settings-language = Idioma
back = Atrás

settings-difficulty = { "**Nivel por defecto**" } de las partidas contra mí (en “{ game-ultimate }”, el más fuerte es { level-expert })
settings-pace = { "**Ritmo por defecto**" } de las partidas entre personas
settings-call = { "**Rol al que llamar**" } en los desafíos abiertos: **{ call-players }** lo menciona, como mucho una vez cada diez minutos
settings-call-none = Elige un rol (en blanco: desactivado)
settings-call-refused =
    { $why ->
        [everyone] No puede ser { $role }.
        [yours] No puedes mencionar { $role }, así que no lo hago por ti. Deja que todos lo mencionen y vuelve a elegirlo.
        [closed] Ya no pueden todos mencionar { $role }, así que yo tampoco lo hago. Deja que todos lo mencionen o vuelve a elegirlo.
       *[other] No puedo mencionar { $role }. Deja que todos lo mencionen, o déjame mencionar todos los roles.
    }
settings-everywhere-1 = Las partidas de aquí cuentan para la clasificación global.
settings-everywhere-0 = Las partidas de aquí no cuentan para la clasificación global.
settings-turn-everywhere-1 = Contar también en la global
settings-turn-everywhere-0 = Contar solo en este servidor

settings-language-automatic = { "**" }{ choice-automatic }**: lo que ve todo el mundo está en el idioma de quien lo empieza. Para lo que nadie empieza, como mi bienvenida, el idioma es: { $name }.
settings-language-set = Idioma de lo que ve todo el mundo en este servidor: { "**" }{ $name }{ "**" }. Las partidas ya empezadas conservan su idioma.
settings-language-private = -# Lo que solo ves tú está en el idioma de tu Discord.
choice-automatic = Automático

settings-now-daily-off = { "**" }{ puzzle-open }**: desactivado
settings-now-daily-refused = { "**" }{ puzzle-open }**: desactivado, porque ya no podía publicar en su canal
settings-now-daily-set = { "**" }{ puzzle-open }**: en { $channel }, cada día a las { $time }
settings-daily-about = Un mensaje al día, con un problema que es el mismo en todas partes. Se resuelve en privado, y el mensaje dice quién lo logró. No notifica a nadie.
settings-daily-none = Elige un canal (en blanco: desactivado)
settings-daily-hour = El problema llega a las { $time } en tu zona horaria.
settings-daily-failed = No puedo publicar en { $channel }, así que no ha cambiado nada. Dame allí los permisos **Ver canal** y **Enviar mensajes**, y vuelve a elegirlo.
settings-channel-yours = No puedes escribir en { $channel }, así que no lo hago por ti. No ha cambiado nada.
daily-comes-here = El problema diario llega aquí, cada día a las { $time }.

settings-arena = Arena
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] desactivada
        [empty] desactivada, porque tres veces seguidas se unió muy poca gente
       *[set] en { $channel }, la próxima el { $time }
    }
settings-arena-about =
    Una arena que llega sola: se anuncia en su canal una hora antes, con **{ join }**. { $calls ->
        [yes] El anuncio menciona { $role }, una vez.
       *[no] No notifica a nadie.
    } Si tres seguidas no reúnen a dos personas, ya no llegan más.
    El día y la hora están en UTC, sin horario de verano. Esa hora corresponde ahora a las { $time } en tu zona horaria.
evening-none = Ningún día
evening-each-day = Cada día
evening-any = Otro juego cada vez
evening-quiet = No llamar a nadie
evening-comes-here = Aquí se anuncian las arenas que llegan solas.
arena-last = 🏟️ **Última arena:** { $winner }

settings-new-season = Nueva temporada
season-first = La clasificación de este servidor está en su **primera temporada**.
season-since = La clasificación de este servidor está en la **temporada { $number }**, que empezó el { $since }.
season-question = ¿Empezar la temporada { $number }? La temporada { $former } termina entonces para siempre y no hay vuelta atrás. En la clasificación de este servidor se vuelve a empezar con 1500. La temporada { $former } sigue en { COMMAND("stats") }. { $podium }
season-start = Empezar la temporada { $number }
season-keep = Cancelar
season-started = La temporada { $number } ha empezado. ¡Suerte a todo el mundo!
season-name = Temporada { $number }
season-name-current = Temporada { $number } (ahora)
season-ends-hand = Las temporadas terminan cuando tú lo digas
season-ends-month = Las temporadas terminan cada mes
season-ends-week = Las temporadas terminan cada semana
season-ends =
    { $ends ->
        [week] Las temporadas terminan cada semana. La siguiente empieza el { $end }, si en esta ha contado alguna partida.
        [month] Las temporadas terminan cada mes. La siguiente empieza el { $end }, si en esta ha contado alguna partida.
       *[other] Las temporadas terminan cuando tú lo digas.
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] El podio llega donde alguien empiece la siguiente temporada.
       *[other] El podio llega a { $where }.
    }
season-podium =
    { $state ->
        [refused] Al terminar una temporada, su **podio** se publicaba en un canal. Ya no, porque no podía publicar allí.
       *[other] Al terminar una temporada, su **podio** se publica en un canal. No notifica a nadie.
    }
season-podium-comes = Al terminar una temporada, su podio llega aquí.
season-role = Quien ocupe entonces el primer puesto recibe un **rol**, hasta que lo ocupe otra persona.
season-role-refused =
    { $why ->
        [everyone] No puede ser { $role }.
        [permissions] { $role } tiene permisos, así que no doy ese rol a nadie.
        [managed] Solo Discord u otra aplicación puede dar { $role }.
        [above] { $role } no está por debajo de mi propio rol, así que no puedo darlo. Sube el mío y vuelve a elegir.
        [yours] No puedes dar { $role }, así que no lo hago por ti. Hacen falta **Gestionar roles** y un rol tuyo por encima de ese.
        [missing] Me falta un permiso para dar { $role }. Dámelo con el botón de abajo y vuelve a elegir el rol.
        [two-factor] Discord no me deja cambiar roles aquí: este servidor exige autenticación de dos factores, y quien me administra tiene que activarla.
       *[other] La última vez, Discord no me dejó cambiar ningún rol. Dame el permiso **Gestionar roles** y pon mi propio rol por encima del rol del primer puesto.
    }
season-role-allow = Permitir Gestionar roles
season-over = ## 🏆 La temporada { $number } ha terminado
season-won =
    { $shared ->
        [yes] **¡El primer puesto es compartido!**
       *[no] **¡{ $winner } gana la temporada!**
    }
season-nobody = Nadie terminó { $games } partidas con puntuación en ella, así que el primer puesto queda vacante.
season-games = Otros juegos
season-champion = 🏆 **Primer puesto:** { $winner }

## Arenas

refusal-arena-here = Este canal ya tiene una arena. Pulsa **{ join }** en su mensaje.
refusal-not-in-arena-game = En una arena no se ofrecen empates, ni se deshacen jugadas, ni hay revanchas: tu próxima partida llega sola.
refusal-arena-length = Una arena dura de { $shortest } a { $longest } minutos.
refusal-arena-start = Una arena empieza en { $latest } minutos como mucho.
refusal-long-arena-game = Las partidas de “{ game-ultimate }” son demasiado largas para una arena. Elige otro juego.
refusal-arena-over = Esta arena ha terminado.
refusal-arena-full = Esta arena está llena: caben { $most } personas. En cuanto salga alguien, podrás unirte.
refusal-not-in-arena = No te has unido a esta arena.
refusal-not-away = No te habías ido: tu próxima partida llega en cuanto alguien esté libre.
refusal-not-arena-host = Eso solo pueden hacerlo { $person }, que anunció esta arena, y quienes tienen el permiso Gestionar servidor.
refusal-too-few-for-arena = Una arena necesita { $enough } personas. En cuanto se hayan unido, podrás empezarla.

## El mensaje del problema diario

post-solve = Resolver
post-solved-1 = **Al primer intento**: { $people }
post-solved-2 = **Al segundo intento**: { $people }
post-solved-3 = **Al tercer intento**: { $people }
post-solved = { $people ->
        [0] Aquí aún no lo ha resuelto nadie.
        [one] Aquí lo ha resuelto una persona.
       *[other] Aquí lo han resuelto { $people } personas.
    }
post-solved-more = { $people ->
        [one] Aquí lo ha resuelto una persona más.
       *[other] Aquí lo han resuelto { $people } personas más.
    }
post-former = -# El problema de ayer, resuelto por { $people }

## Qué se guarda de una persona

mydata-kinds =
    - **Partidas y desafíos**, también los abiertos: quién, dónde, cuándo, idioma, jugadas, pistas y resultado. También son de tus rivales: si borras tus datos, las partidas en curso terminan y un número al azar ocupa tu lugar.
    - **Puntuaciones**: la tuya en cada servidor y temporada, lo que cambió en cada partida y tu balance contra cada persona. Si borras tus datos, sales de todas las listas y el mismo número al azar ocupa tu lugar.
    - **Lo demás**: ajustes, problemas diarios, arenas, podios, partidas y resultados de problemas compartidos, exhibiciones; a quién bloqueas o desafías, quién te bloquea y si tienes el acceso cerrado. Todo se conserva mientras haga falta o hasta que borres tus datos; entonces se borra, o el número al azar o un código ocupa tu lugar.
mydata-export = Mostrar mis datos
mydata-delete = Borrar mis datos
mydata-exported = Tus datos en JSON. Ahí las casillas y las columnas se cuentan desde 0.
mydata-question = ¿Borrar todo lo que se guarda de ti? Las partidas en curso terminan como abandonadas. No se puede deshacer.
mydata-stays = Algunas cosas se conservan para proteger a otras personas: las partidas terminadas bajo un número al azar, quién te bloquea y los { $minutes } minutos entre desafíos. Los bloqueos y esos minutos se conservan bajo un código creado a partir de tu ID y, durante { $days } días, también tu número al azar. Quien me administra puede comprobar si un código corresponde a un ID que conoce.
mydata-yes = Borrar
mydata-no = Conservar mis datos
mydata-done = Hecho: en mi base de datos ya no queda nada que lleve hasta ti, salvo restos en sus partes sin usar. Desaparecen en unos minutos, o en la próxima limpieza de la base. ¡Gracias por jugar!
mydata-begun = Estoy borrando tus datos. Jugaste tantas partidas que esto lleva unos segundos más, y lo terminaré aunque me reinicie. Hasta entonces no puedes empezar una partida. Para ver si ha terminado, pulsa otra vez `{ mydata-delete }` en { COMMAND("privacy") }.
mydata-copies = Hecho: en mi base de datos ya no queda nada que lleve hasta ti. Su servidor aún tiene copias en su registro de transacciones, en sus réplicas y en partes sin usar de sus archivos hasta que reutilice ese espacio. ¡Gracias por jugar!
mydata-boards =
    Tu nombre desaparece también de los { $boards } tableros terminados más recientes, a unos 40 por minuto, donde yo aún pueda editarlos. No llego a los tableros de servidores que me quitaron, de canales que me están cerrados, de hilos archivados o de sitios donde solo me instaló una persona.
    Si un canal, un hilo o un servidor me deja entrar de nuevo, tu nombre desaparece también de allí, como muy tarde un día después.
    Puede que queden mensajes con tu nombre: Discord no siempre me dice si llegaron. Si ves alguno, pulsa un botón en él y tu nombre desaparece.
mydata-kept = Bien. No se ha borrado nada.

## El problema diario

puzzle-open = Problema diario
puzzle-title = ### Problema #{ $number } · { $game }
puzzle-win = { "**" }Juega { $mark } y gana en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.**
puzzle-save = { "**" }Juega { $mark }: solo una jugada salva la partida.**
puzzle-order = -# De la marca más antigua a la más nueva: { $marks }.
puzzle-left = -# A { $mark } le quedan: { $pieces }.
puzzle-progress = -# { $dots } · Intento { $number } de { $tries }
puzzle-past = -# Este problema no cuenta para la racha.
puzzle-wrong = { "**Incorrecto:**" } { $cell }. Se vuelve al inicio.
puzzle-right = { "**¡Correcto!**" } Jugué en { $cell }.
puzzle-hint = 💡 La primera jugada está { $area }.
puzzle-solved = { $number ->
    [one] **¡Resuelto al primer intento!**
   *[other] **Resuelto al intento { $number }.**
}
puzzle-lost = { "**Esta vez no.**" } La jugada correcta era { $cell }.
puzzle-streak = -# 🔥 Racha: { $streak ->
    [one] un día
   *[other] { $streak } días
}. { $freezes ->
    [0] {""}
    [one] ❄️ Tienes un protector, que cubre un día sin jugar.
   *[other] ❄️ Tienes { $freezes } protectores, que cubren días sin jugar.
}
puzzle-freeze = -# Cada siete días seguidos ganas un protector de racha, que cubre un día sin jugar.
puzzle-streak-ended = -# Tu racha terminó en { $streak }.
puzzle-streak-kept = -# ❄️ Un protector salvó tu racha: 🔥 { $streak }. Protectores que te quedan: { $freezes }.
puzzle-at-stake = -# ⏳ El problema de ayer cuenta para tu racha hasta { $time } ({ $left }).
puzzle-frozen = -# ❄️ Un protector cubrió el día de ayer.
puzzle-share = -# El { $percent }{"\u00A0"}% lo resolvió a la primera.
puzzle-next = -# Próximo problema { $time }.
puzzle-give-up = Ver solución
puzzle-give-up-question = ¿Ver la solución? { $costs ->
        [streak] Así termina tu racha de { $streak }.
        [freeze] Cuesta un protector de tu racha.
       *[nothing] Después ya no podrás resolver este problema.
    }
puzzle-give-up-yes = Sí, mostrarla
puzzle-give-up-no = Seguir intentando
puzzle-yesterday = El de ayer
puzzle-today = El de hoy
puzzle-results = Resultados aquí
puzzle-results-title = ### Problema #{ $number } en este servidor
puzzle-results-none = Nadie lo ha abierto aquí todavía.
puzzle-results-open = { $person }: lo sigue intentando
puzzle-results-who = -# Solo aparecen quienes muestran sus partidas a otras personas.
puzzle-copy = Copiar
puzzle-share-here = Compartir aquí
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Ese problema no existe, o no puedes resolverlo. { COMMAND("daily") } abre el de hoy.
refusal-puzzle-over = Ya has terminado este problema. Mañana habrá otro.
refusal-tried-before = Ya probaste esa jugada y es incorrecta. No pierdes ningún intento.
refusal-puzzle-not-over = Termina antes el problema.
refusal-shared-once = Cada resultado se comparte una sola vez en un canal.
practice-played = Aquí jugaste en { $cell }, el { $date } contra { $opponent }.
practice-task = { "**" }Juegas con { $mark }.** { $result ->
        [win] ¿Qué gana?
       *[draw] ¿Qué mantiene el empate?
    }
practice-move = { $what ->
        [right] **Correcto:** { $cell }.
        [wrong] **Incorrecto:** { $cell }.
       *[answer] La mejor respuesta: { $cell }.
    }
practice-lets = { $result ->
        [win] Así se escapa la victoria.
       *[draw] Ahora { $opponent } puede ganar.
    }
practice-next = Siguiente
practice-look-on = Seguir buscando
practice-open = Abrir la partida
practice-looked = { $games ->
        [one] Ningún error tuyo en la partida que acabo de revisar.
       *[other] Ningún error tuyo en las { $games } partidas que acabo de revisar.
    }
practice-all = { $count ->
        [0] Aún no tienes errores que practicar. El primero llegará con tus próximas partidas.
        [one] Has practicado la única posición. La siguiente llegará con tu próxima partida.
       *[other] Has practicado las { $count } posiciones. La siguiente llegará con tu próxima partida.
    }
practice-again = -# Una posición volverá { $time }.
practice-waiting = { $count ->
        [one] 1 posición por practicar
       *[other] { $count } posiciones por practicar
    }
practise-this = Practicar esto
refusal-no-practice = Nadie sabe qué es lo correcto en “{ game-ultimate }”, así que no hay nada que practicar. Elige otro juego.
