# Ελληνικά. Μιλάμε στον ενικό. Τρίλιζα λέγεται το παιχνίδι, παρτίδα αυτή που παίζεται, παιχνίδι οι κανόνες της.
#
# Οι άνθρωποι είναι αναφορές χωρίς γνωστό φύλο: ούτε άρθρο ούτε γενική, ούτε επίθετο ή μετοχή που να συμφωνεί μαζί τους
# («Νίκη: …», «με αντίπαλο …», «από …»). Το μποτ μιλά σε πρώτο πρόσωπο· οι μηχανές παίρνουν άρθρο ουδέτερου: «το Minimax».
#
# Μορφές ονομάτων: in είναι το «πού» («στο κέντρο», «στο πάνω ταμπλό»), gen η γενική («του πάνω ταμπλό»), acc η αιτιατική
# μιας γραμμής με το άρθρο της, your η ίδια με «σου», title με κεφαλαίο, σε κουμπιά και στην αρχή μιας σειράς.
# Τα τετράγωνα και οι γραμμές χωρίς μορφή δεν έχουν άρθρο· τα μικρά ταμπλό έχουν («το πάνω ταμπλό»).

-bot = Noughts
bot-name = { -bot }

# Τι μπαίνει ανάμεσα σε δύο προτάσεις, και ανάμεσα στα στοιχεία μιας λίστας.
between-sentences = {" "}
between-items = {", "}

# Όσα λένε μόνο οι μεταφράσεις.
english-holds = -# Σε περίπτωση αμφιβολίας ισχύει το αγγλικό κείμενο.
help-wrong-word = -# Δεν σου αρέσει κάποια λέξη; Πες το μας: { $link }

## Εντολές: περιγραφές (το πολύ 100 χαρακτήρες), και τι σημαίνουν οι επιλογές τους

command-tictactoe = Παίξε τρίλιζα
command-start = Ξεκίνα μια παρτίδα με το μποτ
command-start-difficulty = Πόσο δυνατά παίζει το μποτ (αλλιώς το επίπεδο του διακομιστή)
command-start-engine = Εναλλακτικά, το στιλ του μποτ· μόνο μερικά έχουν και δυσκολία
command-start-mark = Το σύμβολό σου· το X παίζει πρώτο (αλλιώς στην τύχη)
command-board = Δείξε ξανά την παρτίδα σου στο τέλος αυτού του καναλιού
command-resign = Παραίτηση από την παρτίδα σου σε αυτό το κανάλι

command-challenge = Προκάλεσε κάποιο άτομο, ή κάνε ανοιχτή πρόκληση
command-challenge-opponent = Ποιον να προκαλέσεις (κενό: όποιον θέλει)
command-challenge-pace = Χρόνος για κάθε κίνηση (αλλιώς ο ρυθμός του διακομιστή)
command-challenge-mark = Το σύμβολό σου· το X παίζει πρώτο (αλλιώς στην τύχη)
command-menu-challenge = Πρόκληση σε τρίλιζα
command-help = Ξεκίνα εδώ: παίξε, προκάλεσε φίλους ή δες ποιος είναι ο καλύτερος
command-privacy = Ποιος μπορεί να σε προκαλέσει, οι υπενθυμίσεις και τα δεδομένα σου

command-daily = Ο γρίφος της ημέρας: βρες τη σωστή κίνηση
command-daily-number = Παλιότερος γρίφος, με τον αριθμό του (αλλιώς ο σημερινός)
command-arena = Διοργάνωσε μια αρένα: γρήγορες παρτίδες για όλους όσοι συμμετέχουν
command-arena-variant = Ποιο παιχνίδι θα παίξετε (αλλιώς { game-vanish })
command-arena-minutes = Πόσο διαρκεί: 10 έως 60 λεπτά (αλλιώς 20)
command-arena-starts-in = Σε πόσα λεπτά ξεκινά: 0 έως 60 (αλλιώς 5)

command-history = Τελειωμένες παρτίδες: δικές σου, άλλων ή αυτού του διακομιστή
command-history-player = Ποιου τις παρτίδες (αλλιώς τις δικές σου)
command-history-variant = Ποιο παιχνίδι (αλλιώς όλα)
command-review = Δες ποια κίνηση έκρινε μια παρτίδα, και τι ήταν καλύτερο
command-review-moves = Τετράγωνα, όπως 1 2 5 9 7 3 4 (αλλιώς η τελευταία σου παρτίδα)
command-review-variant = Από ποιο παιχνίδι είναι οι κινήσεις (αλλιώς { game-classic })

command-watch = Δες δύο μηχανές να παίζουν μεταξύ τους
command-watch-x = Ποια παίζει X και ξεκινά (αλλιώς στην τύχη)
command-watch-o = Ποια παίζει O (αλλιώς στην τύχη)
command-engines = Γνώρισε τις μηχανές: πόσο δυνατές είναι και πώς να τις κερδίσεις

command-variant = Ποιο παιχνίδι θα παίξεις (αλλιώς { game-classic })
command-stats-variant = Ποιου παιχνιδιού η βαθμολογία (αλλιώς { game-classic })
choice-game-classic = { game-classic }: τρία στη σειρά
choice-game-misere = { game-misere }: τρία στη σειρά χάνουν
choice-game-vanish = { game-vanish }: από τρία σύμβολα ο καθένας
choice-game-squares = { game-squares }: τέσσερα στη σειρά ή τετράγωνο
choice-game-drop = { game-drop }: τα σύμβολα πέφτουν, τέσσερα στη σειρά
choice-game-ultimate = { game-ultimate }: εννιά ταμπλό σε ένα
choice-game-sizes = { game-sizes }: τα μεγάλα σκεπάζουν τα μικρά
choice-easy = Εύκολο: βλέπει μπροστά μόνο κοντά στο τέλος
choice-medium = Μέτριο: κάνει λάθη που μπορείς να βρεις
choice-hard = Δύσκολο: χρειάζεσαι σχέδιο για να κερδίσεις
choice-unbeatable = Ανίκητο: η ισοπαλία είναι το καλύτερο που μπορείς να πετύχεις
choice-matched = Ισάξιο: όσο δυνατά παίζεις κι εσύ (χωρίς βαθμολογία)
choice-x = X: η πρώτη κίνηση είναι δική σου
choice-o = O: η πρώτη κίνηση είναι του μποτ
choice-challenge-x = X: η πρώτη κίνηση είναι δική σου
choice-challenge-o = O: η πρώτη κίνηση είναι του αντιπάλου σου
choice-quick = Γρήγορος: 1 λεπτό ανά κίνηση
choice-casual = Χαλαρός: 15 λεπτά ανά κίνηση
choice-slow = Αργός: 3 μέρες ανά κίνηση

## Μηχανές: ένα όνομα, και λίγα λόγια για το πώς σκέφτεται καθεμιά

engine-dice = Dice
engine-lines = Lines
engine-sampling = Sampling
engine-wargames = Wargames
engine-minimax = Minimax
engine-perfect = Perfect
engine-tree = Tree
engine-learned = Learned
engine-matched = ισάξιο
choice-engine-dice = Dice: λίγοι κανόνες και ένα ζάρι
choice-engine-lines = Lines: βαθμολογεί τις γραμμές κάθε τετραγώνου
choice-engine-sampling = Sampling: παίζει τυχαίες παρτίδες
choice-engine-wargames = Wargames: βλέπει δύο κινήσεις μπροστά
choice-engine-minimax = Minimax: υπολογίζει ως το τέλος
choice-engine-perfect = Perfect: δεν χάνει ποτέ, στήνει παγίδες
choice-engine-tree = Tree: παίζει μόνο «{ game-ultimate }»
choice-engine-learned = Learned: έμαθε το «{ game-ultimate }» από μόνο του

level-easy = εύκολο
    .title = Εύκολο
level-medium = μέτριο
    .title = Μέτριο
level-hard = δύσκολο
    .title = Δύσκολο
level-unbeatable = ανίκητο
    .title = Ανίκητο
level-expert = εξπέρ
    .title = Εξπέρ
level-matched = ισάξιο
    .title = Ισάξιο

## Το ταμπλό

# Ένα όνομα μπορεί να γράφεται από δεξιά προς τα αριστερά· ό,τι ακολουθεί δεν πρέπει.
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = ελεύθερη θέση
seat-machine-level = { -bot } ({ $level })
seat-machine-engine = { -bot } ({ $engine })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-players = -# **X**{"\u00A0"}{ $x }  ·  **O**{"\u00A0"}{ $o }
board-series = -# Σύνολο: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  1 ισοπαλία"}
       *[other] {"  ·  "}{ $draws } ισοπαλίες
    }
board-turn = **Η σειρά σου, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) σκέφτεται…**
board-ahead = -# { $games ->
        [one] 1 παρτίδα
       *[other] { $games } παρτίδες
    } πριν από τη δική σου
board-to-move = -# Παίζει: { $player }{"\u00A0"}({ $mark })
board-deadline = -# Κίνηση έως { $time } ({ $left })
board-deadline-unwatched = -# Κίνηση έως { $time } ({ $left }). Αν τελειώσει ο χρόνος, θα φανεί εδώ όταν κάποιος πατήσει ένα κουμπί.
board-offer-draw = 🤝 **{ $asked }, δέχεσαι ισοπαλία;**
board-offer-take-back = ↩️ **{ $asked }, { $player } ζητά ανάκληση της τελευταίας κίνησης που έκανε. Δέχεσαι;**
board-won-line = 🏆 **{ $winner } κερδίζει με { $length ->
        [3] τρία
        [4] τέσσερα
       *[other] { $length }
    } στη σειρά!**
board-lost = **{ $winner } κερδίζει με { $length ->
        [3] τρία
        [4] τέσσερα
       *[other] { $length }
    } στη σειρά.**
board-won-line-square = 🏆 **{ $winner } κερδίζει με ένα τετράγωνο από τέσσερα!**
board-won-line-boards = 🏆 **{ $winner } κερδίζει με τρία ταμπλό στη σειρά!**
board-lost-boards = **{ $winner } κερδίζει με τρία ταμπλό στη σειρά.**
board-won-line-more-boards = 🏆 **{ $winner } κερδίζει με { $most } ταμπλό έναντι { $fewest }!**
board-lost-more-boards = **{ $winner } κερδίζει με { $most } ταμπλό έναντι { $fewest }.**
board-won-line-reverse = 🏆 **{ $loser } έκανε { $length ->
        [3] τρία
        [4] τέσσερα
       *[other] { $length }
    } στη σειρά, άρα { $winner } κερδίζει!**
board-lost-square = **{ $winner } κερδίζει με ένα τετράγωνο από τέσσερα.**
board-lost-reverse = **{ $loser } έκανε { $length ->
        [3] τρία
        [4] τέσσερα
       *[other] { $length }
    } στη σειρά, άρα { $winner } κερδίζει.**
board-game = -# { $game }
game-and-rule = { "**" }{ $game }**: { $rule }
board-game-rule = -# { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } παραιτήθηκε. { $winner } κερδίζει!**
board-won-out-of-time = ⏰ **{ $loser } ξέμεινε από χρόνο. { $winner } κερδίζει!**
board-won-abandoned = 🍂 **{ $loser } εγκατέλειψε την παρτίδα. { $winner } κερδίζει!**
drawn-classic = 🤝 **Ισοπαλία!** Κανείς δεν έκανε τρία στη σειρά.
drawn-misere = { drawn-classic }
drawn-vanish = { drawn-classic }
drawn-squares = 🤝 **Ισοπαλία!** Το ταμπλό γέμισε.
drawn-drop = { drawn-squares }
drawn-sizes = 🤝 **Ισοπαλία!** Δεν έμεινε άλλο κομμάτι να μπει.
drawn-ultimate = 🤝 **Ισοπαλία!** Και οι δύο πλευρές κέρδισαν ίσο αριθμό ταμπλό.
board-drew-unbeatable = 🎉 **Ισοπαλία με ένα ανίκητο μποτ: καλύτερα δεν γίνεται!**
board-ended-repetition = 🤝 **Ισοπαλία!** Η ίδια θέση εμφανίστηκε τρεις φορές.
board-ended-agreed-draw = 🤝 **Ισοπαλία!** Συμφώνησαν και οι δύο πλευρές.
board-ended-abandoned = 🍂 **Διακόπηκε** πριν ξεκινήσει πραγματικά. Αυτή η παρτίδα δεν μετράει.
board-ended-unreachable = 🍂 **Τέλος παρτίδας**: το κανάλι της δεν υπάρχει πια. Αυτή η παρτίδα δεν μετράει.
board-too-short = -# Αυτή η παρτίδα δεν μετράει: τελείωσε πριν κάνει κάθε πλευρά δύο κινήσεις.
board-matched = -# Το { -bot } έπαιξε με ικανότητα περίπου { $skill } στα 100, στα μέτρα σου. Χωρίς βαθμολογία.
board-another-try = -# Χωρίς βαθμολογία: νέα προσπάθεια, από την κίνηση { $number } και μετά
board-hints = -# Χωρίς βαθμολογία: { $hints ->
        [one] 1 υπόδειξη
       *[other] { $hints } υποδείξεις
    }
board-next-over = -# Άλλη μία παρτίδα; Πάτα το κουμπί ή γράψε { COMMAND("tictactoe start") }
board-next-over-friends = -# Άλλη μία παρτίδα; Πάτα το κουμπί ή γράψε { COMMAND("tictactoe challenge") }
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = Αυτή η παρτίδα συνεχίζεται σε νέο μήνυμα.
go-to-board = Στο ταμπλό

refresh = Ανανέωση
rule = Κανόνες
offer-draw = Ισοπαλία;
take-back = Ανάκληση
take-back-question = Να ανακληθεί η τελευταία σου κίνηση και η απάντηση σε αυτή; Μετά, αυτή η παρτίδα δεν μπορεί να ανεβάσει τη βαθμολογία σου.
take-back-consent = Πρώτα πρέπει να συμφωνήσει ο αντίπαλος.
resign = Παραίτηση
offer-accept = Αποδοχή
offer-decline = Απόρριψη
offer-withdraw = Άκυρο
rematch = Ρεβάνς
play-again = Ξανά
easier = + Εύκολο
harder = + Δύσκολο
more = Άλλα
my-stats = Στατιστικά μου

reminder = { $player }, είναι η σειρά σου με αντίπαλο { $opponent } ({ $game }, κίνηση { $number }): { $link }

## Αρένες

arena-thread = Αρένα: { $game }
arena-title = ## 🏟️ Αρένα: { $game }
arena-starts = **Ξεκινά { $start }** και διαρκεί { $minutes } λεπτά.
arena-how = Όσοι είναι ελεύθεροι μπαίνουν ξανά και ξανά σε ζευγάρια, με 1 λεπτό για κάθε κίνηση. Η νίκη δίνει 2 πόντους, η ισοπαλία 1. Μπορείς να έρθεις αργότερα, να κάνεις διάλειμμα και να φύγεις όποτε θέλεις.
arena-in-thread = Οι παρτίδες σου έρχονται στο νήμα { $thread }, όπου σε αναφέρω.
arena-in-new-thread = Οι παρτίδες σου έρχονται σε ένα νήμα αυτού του μηνύματος, όπου σε αναφέρω.
arena-in-channel = Οι παρτίδες σου έρχονται σε αυτό το κανάλι, όπου σε αναφέρω.
arena-joined-none = Δεν συμμετέχει κανείς ακόμη.
arena-joined = **{ $count ->
        [one] Συμμετέχει 1 άτομο
       *[other] Συμμετέχουν { $count } άτομα
    }:** { $names }
arena-ends = **Τελειώνει { $end }.**
arena-ending = **Δεν ξεκινούν άλλες παρτίδες.** Όσες παίζονται ακόμη μετρούν, αν προλάβουν (τέλος: { $end }).
arena-here = -# { $count ->
        [one] Συμμετέχει 1 άτομο.
       *[other] Συμμετέχουν { $count } άτομα.
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] 1 πόντος
       *[other] { $points } πόντοι
    }**, { $games ->
        [one] 1 παρτίδα
       *[other] { $games } παρτίδες
    }
arena-score-tied = { arena-score } (νίκες: { $wins }, πόντοι των ηττημένων: { $beaten })
arena-more = -# … και { $count ->
        [one] 1 άτομο ακόμη
       *[other] { $count } άτομα ακόμη
    }
arena-nobody-played = Κανείς δεν έχει τελειώσει παρτίδα ακόμη.
arena-won = 🏆 **{ $winner } κερδίζει την αρένα!**
arena-shared = 🏆 **Η αρένα τελείωσε, με ισοβαθμία στην πρώτη θέση!**
arena-played = -# { $people ->
        [one] 1 άτομο
       *[other] { $people } άτομα
    }, { $games ->
        [one] 1 παρτίδα
       *[other] { $games } παρτίδες
    }
arena-over-unplayed = Η αρένα τελείωσε, χωρίς να ολοκληρωθεί καμία παρτίδα.
arena-too-few = Αυτή τη φορά δεν μαζεύτηκαν αρκετοί: μια αρένα θέλει δύο.
arena-lapsed = Αυτή η αρένα δεν ξεκίνησε, γιατί εκείνη την ώρα ήμουν εκτός λειτουργίας.
arena-cancelled = Αυτή η αρένα ακυρώθηκε.
arena-standings-title = ### Κατάταξη
arena-you-missed = Δεν παίρνεις άλλη παρτίδα μέχρι να πεις ότι γύρισες.
arena-ratings = -# Οι παρτίδες μετρούν κανονικά στη βαθμολογία. Από όσες παίζουν τα ίδια δύο άτομα μέσα σε 24 ώρες, η πρώτη μετράει ολόκληρη, η δεύτερη κατά το μισό, η τρίτη κατά το ένα τρίτο.
arena-you-are-back = Γύρισες: η επόμενη παρτίδα σου έρχεται μόλις βρεθεί ελεύθερος αντίπαλος.
arena-ask = Δεν το βλέπει ακόμα κανείς άλλος. Με το **{ arena-announce }** δημοσιεύεται σε αυτό το κανάλι.
arena-announced-in = Η αρένα ανακοινώθηκε στο { $channel }.
arena-end-question = Τέλος για αυτή την αρένα; Δεν θα ξεκινήσουν νέες παρτίδες, και όσες παίζονται μετρούν για { $minutes } λεπτά ακόμη.
arena-cancel-question = Τέλος για αυτή την αρένα, πριν καν ξεκινήσει;
arena-ended = Η αρένα τελειώνει: δεν ξεκινούν άλλες παρτίδες.
arena-goes-on = Ωραία. Η αρένα συνεχίζεται!

arena-announce = Ανακοίνωση
arena-join = Συμμετοχή
arena-leave = Έξοδος
arena-standings = Κατάταξη
arena-start = Έναρξη
arena-end = Τέλος
arena-end-yes = Ναι, τέλος
arena-end-no = Όχι, συνέχεια
arena-back = Γύρισα
arena-again = Νέα αρένα

# Κάτω από το ταμπλό μιας παρτίδας αρένας που τελείωσε
arena-points = -# Αρένα: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# Αυτή η παρτίδα μετράει στην αρένα, αλλά όχι στη βαθμολογία: τελείωσε πριν κάνει κάθε πλευρά δύο κινήσεις.
arena-missed = -# { $player } προς το παρόν δεν παίρνει άλλη παρτίδα.
arena-next = -# Όσο διαρκεί η αρένα, η επόμενη παρτίδα σου έρχεται μόνη της.

## Προκλήσεις

challenge = ### ⚔️ Τρίλιζα, { $invited };
    { $challenger } σε προκαλεί σε μια παρτίδα.
challenge-open = ### ⚔️ Ποιος παίζει τρίλιζα;
    { $challenger } ψάχνει αντίπαλο. Παίζει το πρώτο άτομο που θα μπει.
challenge-rematch = ### ⚔️ Άλλη μία παρτίδα, { $invited };
    { $challenger } θέλει ρεβάνς.
challenge-another-try = ### ⚔️ Το δοκιμάζουμε ξανά, { $invited };
    { $challenger } θέλει να συνεχίσετε από αυτή τη θέση.
challenge-terms = **X**{"\u00A0"}{ $x }  ·  **O**{"\u00A0"}{ $o }  ·  { $pace }
challenge-until = -# Λήγει { $until }
pace-quick = γρήγορος: 1 λεπτό ανά κίνηση
pace-casual = χαλαρός: 15 λεπτά ανά κίνηση
pace-slow = αργός: 3 μέρες ανά κίνηση
challenge-accept = Αποδοχή
challenge-join = Παίζω
challenge-decline = Απόρριψη
challenge-block = Αποκλεισμός
challenge-cancel = Ακύρωση πρόκλησης
challenge-again = Νέα πρόκληση
challenge-declined = { $invited } απέρριψε την πρόκληση από { $challenger }.
challenge-lapsed = { $invited } δεν απάντησε εγκαίρως στην πρόκληση από { $challenger }.
challenge-lapsed-open = { $challenger } έψαχνε αντίπαλο, αλλά κανείς δεν ήρθε εγκαίρως.
challenge-cancelled = { $challenger } ακύρωσε την πρόκληση προς { $invited }.
challenge-cancelled-open = { $challenger } ακύρωσε την ανοιχτή πρόκληση.

## Γιατί έπαιξε εκεί μια μηχανή: τι έκανε η κίνηση, ή πώς βρέθηκε· μετά οι αριθμοί

why = Γιατί;
move-explained = **{ $player }** έπαιξε { FORM($cell, of: "in") }.
effect-win = Συμπλήρωσε { FORM($line, of: "acc") } και κέρδισε.
effect-block = Μπλόκαρε { FORM($line, of: "acc") }.
effect-block-own = Μπλόκαρε { FORM($line, of: "your") }.
effect-fork = Έκανε δύο απειλές μαζί.
line-0 = πάνω γραμμή
    .acc = την πάνω γραμμή
    .your = την πάνω γραμμή σου
line-1 = μεσαία γραμμή
    .acc = τη μεσαία γραμμή
    .your = τη μεσαία γραμμή σου
line-2 = κάτω γραμμή
    .acc = την κάτω γραμμή
    .your = την κάτω γραμμή σου
line-3 = αριστερή στήλη
    .acc = την αριστερή στήλη
    .your = την αριστερή στήλη σου
line-4 = μεσαία στήλη
    .acc = τη μεσαία στήλη
    .your = τη μεσαία στήλη σου
line-5 = δεξιά στήλη
    .acc = τη δεξιά στήλη
    .your = τη δεξιά στήλη σου
line-6 = διαγώνιος
    .acc = τη διαγώνιο
    .your = τη διαγώνιό σου
line-7 = διαγώνιος
    .acc = τη διαγώνιο
    .your = τη διαγώνιό σου
show-numbers = Δείξε αριθμούς
numbers-title = ### Πώς επέλεξε το { $engine }
table-title = **{ $title }**
table-move = `{ $number }` { $cell }
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" παντού"}
    }

why-dice-complete = Συμπλήρωσε τρία στη σειρά.
why-dice-block = Μπλόκαρε μια γραμμή.
why-dice-opening = Το ταμπλό ήταν άδειο, οπότε έριξε το ζάρι του: συνήθως γωνία, μερικές φορές το κέντρο, σπάνια πλευρά.
why-dice-centre = Η πρώτη κίνηση ήταν σε γωνία, οπότε πήρε το κέντρο.
why-dice-corner = Η πρώτη κίνηση ήταν στο κέντρο, οπότε πήρε μια γωνία.
why-dice-fork = Δύο απέναντι γωνίες μπορούν να γίνουν πιρούνι, οπότε έριξε το ζάρι του: συνήθως πλευρά.
why-dice-any = Δεν ταίριαζε κανένας κανόνας, οπότε διάλεξε στην τύχη.
why-lines-weights = Πήρε το τετράγωνο με τους περισσότερους βαθμούς. Οι ανοιχτές γραμμές δίνουν λίγους· μια γραμμή για συμπλήρωση ή μπλοκάρισμα δίνει πολλούς.
why-sampling-games = Δοκίμασε κάθε κίνηση σε { $games ->
        [one] 1 τυχαία παρτίδα
       *[other] { $games } τυχαίες παρτίδες
    }, και διάλεξε εκείνη με την οποία έχανε πιο σπάνια.
why-wargames-immediate = Συμπλήρωσε τρία στη σειρά.
why-wargames-two-plies = Σύγκρινε τις κινήσεις του με τις απαντήσεις, και στις ισοβαθμίες ακολούθησε τις προτιμήσεις του.
why-minimax-guess = Το τέλος ήταν πολύ μακριά για να φανεί, οπότε μάντεψε.
why-minimax-search = Υπολόγισε ως το τέλος της παρτίδας, και διάλεξε μία από τις καλύτερες κινήσεις.
why-matched-measured = Έπαιξε τόσο καλά όσο λέει η ικανότητά του.
why-perfect-win = Κέρδισε με αυτή την κίνηση.
why-perfect-winning = Διάλεξε μια κίνηση που κερδίζει, όποια κι αν είναι η απάντηση.
why-perfect-trap = Από τις ασφαλείς κινήσεις του, διάλεξε εκείνη στην οποία οι άνθρωποι απαντούν πιο συχνά λάθος.
why-perfect-hold = Διάλεξε μια ασφαλή κίνηση, στην οποία κάθε απάντηση είναι σωστή.
why-perfect-losing = Κάθε κίνηση χάνει, αν ο αντίπαλός του συνεχίσει καλά.
why-tree-win = Βρήκε μια κίνηση που κερδίζει σίγουρα.
why-tree-search = Διάλεξε την κίνηση στην οποία γύρισε τις περισσότερες φορές.
why-tree-hurried = Περίμεναν πολλές παρτίδες, οπότε κοίταξε λιγότερο μπροστά απ' ό,τι συνήθως.
why-sampling-hurried = Περίμεναν πολλές παρτίδες, οπότε έκανε την κίνησή του βιαστικά.
why-matched-hurried = Περίμεναν πολλές παρτίδες, οπότε κοίταξε λιγότερο μπροστά απ' ό,τι συνήθως.
why-tree-loss = { why-perfect-losing }
why-learned-win = { why-tree-win }
why-learned-search = { why-tree-search }
why-learned-hurried = { why-tree-hurried }
why-learned-loss = { why-tree-loss }
why-board-won = Κέρδισε αυτό το μικρό ταμπλό.
why-board-blocked = Μπλόκαρε μια γραμμή σε αυτό το μικρό ταμπλό.
why-sent-anywhere = Η επόμενη κίνηση μπορεί να γίνει σε οποιοδήποτε ανοιχτό ταμπλό: { $board } έκλεισε.
why-sent-empty = Η επόμενη κίνηση πρέπει να γίνει { FORM($board, of: "in") }, που είναι ακόμη άδειο.
why-sent-own = Απειλεί να κερδίσει { $board }, όπου πρέπει να γίνει η επόμενη κίνηση.
why-sent-theirs = Η επόμενη κίνηση πρέπει να γίνει { FORM($board, of: "in") }, και μπορεί να το κερδίσει.
why-sent-both = Απειλεί να κερδίσει { $board }, αλλά η επόμενη κίνηση πρέπει να γίνει εκεί και μπορεί να το κερδίσει πρώτη.
why-sent-neither = Η επόμενη κίνηση πρέπει να γίνει { FORM($board, of: "in") }, που κανείς δεν μπορεί ακόμη να κερδίσει με μία κίνηση.
why-chance = Υπολόγισε την πιθανότητα νίκης του σε περίπου { $percent }%, μετρώντας την ισοπαλία ως μισή νίκη.

table-lines-weight = Βαθμοί κάθε ελεύθερου τετραγώνου
table-sampling-wins = Παρτίδες που κέρδισε με κάθε κίνηση, από { $games }
table-sampling-draws = Παρτίδες που ήρθαν ισόπαλες με κάθε κίνηση, από { $games }
table-wargames-own = Πόσο καλές είναι οι κινήσεις του
table-wargames-reply = Πόσο καλές είναι οι απαντήσεις σου
table-wargames-taste = Οι κινήσεις του, μαζί με τις προτιμήσεις του
table-tree-chance = Πόσο πιθανή φαίνεται η νίκη με κάθε κίνηση
table-tree-visits = Πόσες φορές κοίταξε κάθε κίνηση
table-learned-chance = { table-tree-chance }
table-learned-visits = { table-tree-visits }
table-minimax-value = Αποτέλεσμα κάθε κίνησης (10 είναι νίκη, 0 ισοπαλία, -10 ήττα)
table-perfect-chance = Πιθανότητα νίκης με κάθε ασφαλή κίνηση, αν κάνεις πότε πότε λάθη
table-perfect-slip = Ποσοστό των απαντήσεών σου σε κάθε ασφαλή κίνηση που είναι λάθος

## Υποδείξεις: τι ισχύει για τη θέση, πού να κοιτάξεις, και η κίνηση

hint = Υπόδειξη
hint-question = Με μια υπόδειξη αυτή η παρτίδα γίνεται χωρίς βαθμολογία: δεν μπορεί πια να αλλάξει τη βαθμολογία σου.
hint-yes = Εμφάνιση υπόδειξης
hint-where = Πού;
hint-what = Ποια κίνηση;
hint-gone = Το ταμπλό άλλαξε μετά από αυτή την υπόδειξη. Πάτα **{ hint }** εκεί για μια καινούργια.
hint-unseen = -# Το ταμπλό δεν το δείχνει ακόμη. Το επόμενο πάτημά σου εκεί απλώς θα το ενημερώσει.
hint-finish = **Μπορείς να τελειώσεις την παρτίδα:** { $right ->
        [one] μία κίνηση κερδίζει
       *[other] { $right } κινήσεις κερδίζουν
    } αμέσως.
hint-only-move = **Έχεις μόνο μία κίνηση.**
hint-own-line = **Προσοχή:** { $wrong ->
        [one] μία από τις { $legal } κινήσεις σου κάνει
       *[other] { $wrong } από τις { $legal } κινήσεις σου κάνουν
    } τρία στη σειρά, και έτσι χάνεις.
hint-threat = **Προσοχή:** { $right ->
        [one] μόνο μία κίνηση εμποδίζει το μποτ να κερδίσει όταν έρθει η σειρά του.
       *[other] μετά από { $wrong } από τις { $legal } κινήσεις σου, το μποτ μπορεί να κερδίσει όταν έρθει η σειρά του.
    }
hint-win-in-two = **Μπορείς να κερδίσεις σε δύο κινήσεις:** { $right ->
        [one] μία κίνηση κάνει την αρχή.
       *[other] { $right } από τις { $legal } κινήσεις σου κάνουν την αρχή.
    }
hint-win-some = **Μπορείς να κερδίσεις από εδώ.** { $right ->
        [one] Μόνο μία κίνηση κρατά τη νίκη.
       *[other] { $right } από τις { $legal } κινήσεις σου κρατούν τη νίκη.
    }
hint-win-all = **Μπορείς να κερδίσεις από εδώ.** Κάθε κίνηση κρατά τη νίκη.
hint-even-some = **Η παρτίδα είναι ισορροπημένη.** { $right ->
        [one] Μόνο μία κίνηση αντέχει.
       *[other] { $right } από τις { $legal } κινήσεις σου αντέχουν.
    }
hint-even-all = **Η παρτίδα είναι ισορροπημένη.** Κάθε κίνηση αντέχει, οπότε ψάξε εκείνη που απαντιέται πιο δύσκολα.
hint-lost = **Το μποτ μπορεί να κερδίσει, ό,τι κι αν κάνεις.** Διάλεξε την κίνηση που απαντιέται πιο δύσκολα.
hint-judged = **Εκτίμηση, όχι απόδειξη:** οι πιθανότητές σου είναι περίπου { $chance }%.
hint-area = Η καλύτερη κίνηση είναι { $area }.
hint-judged-area = Η κίνηση που φαίνεται καλύτερη είναι { $area }.
hint-board = Η καλύτερη κίνηση είναι { FORM($board, of: "in") }.
hint-judged-board = Η κίνηση που φαίνεται καλύτερη είναι { FORM($board, of: "in") }.
hint-move = Παίξε { FORM($cell, of: "in") }.
hint-play = Παίξε την
hint-played = Έπαιξες { FORM($cell, of: "in") }.
area-line-0 = στην πάνω γραμμή
area-line-1 = στη μεσαία γραμμή
area-line-2 = στην κάτω γραμμή
area-line-3 = στην αριστερή στήλη
area-line-4 = στη μεσαία στήλη
area-line-5 = στη δεξιά στήλη
area-line-6 = στη διαγώνιο από την πάνω αριστερή γωνία
area-line-7 = στη διαγώνιο από την πάνω δεξιά γωνία
area-quarter-0 = στο πάνω αριστερό τέταρτο
area-quarter-1 = στο πάνω δεξί τέταρτο
area-quarter-2 = στο κάτω αριστερό τέταρτο
area-quarter-3 = στο κάτω δεξί τέταρτο

## Η ανάλυση μιας παρτίδας που τελείωσε

review = Ανάλυση
review-title = ### Ανάλυση
review-copy = Για να ανοίξεις ξανά αυτή την παρτίδα, αντίγραψε αυτές τις κινήσεις στο { COMMAND("tictactoe review") }:
review-copy-variant = Για να ανοίξεις ξανά αυτή την παρτίδα, αντίγραψε αυτές τις κινήσεις στο { COMMAND("tictactoe review") } και διάλεξε «{ $game }»:
review-player = { "**" }{ $mark }** { $player }
review-player-accuracy = { $player } { $number }%
review-try-again = Ξανά από την κίνηση { $number }
review-player-hints = { $player } ({ $hints ->
        [one] 1 υπόδειξη
       *[other] { $hints } υποδείξεις
    })
review-start = **Η αρχή.** Με το ▶ βλέπεις { $moves ->
        [one] την κίνηση
       *[other] μία μία τις { $moves } κινήσεις
    }.
review-move = **Κίνηση { $number } από { $moves }:** το { $mark } έπαιξε { FORM($cell, of: "in") }
review-accuracy = Ακρίβεια: { $players }
review-turning-point = **Κίνηση { $number } από { $moves }, η κρίσιμη:** το { $mark } έπαιξε { FORM($cell, of: "in") } · **{ $name }**
review-move-named = **Κίνηση { $number } από { $moves }:** το { $mark } έπαιξε { FORM($cell, of: "in") } · **{ $name }**
review-line = { $number } { $mark } { $cell }
review-line-named = { $line }: { $name }
review-faultless = Καμία κίνηση δεν χάρισε το αποτέλεσμα.
review-praise-find = Ωραίο εύρημα: η κίνησή σου { FORM($cell, of: "in") } ήταν η μόνη καλή.
review-praise-trap = Έστησες ωραία παγίδα: { $cell }.
review-praise-moves = { $good ->
        [0] Μια ιδέα να κρατήσεις:
       *[other] { $moves ->
            [one] Η μία σου κίνηση κράτησε το αποτέλεσμα.
           *[other] { $good ->
                [one] Μία από τις { $moves } κινήσεις σου κράτησε
               *[other] { $good } από τις { $moves } κινήσεις σου κράτησαν
            } το αποτέλεσμα.
        }
    }
review-praise-last-moves = { $good ->
        [0] Μια ιδέα να κρατήσεις:
       *[other] { $moves ->
            [one] Η τελευταία σου κίνηση κράτησε το αποτέλεσμα.
           *[other] { $good ->
                [one] Μία από τις τελευταίες { $moves } κινήσεις σου κράτησε
               *[other] { $good } από τις τελευταίες { $moves } κινήσεις σου κράτησαν
            } το αποτέλεσμα.
        }
    }
review-lesson = Στην κίνηση { $number }, την επόμενη φορά παίξε { FORM($cell, of: "in") }.
review-next-time = Την επόμενη φορά παίξε { FORM($cells, of: "in") }.
review-held = Καλύτερα: { $cells }.
review-better = Λίγο καλύτερα: { $cells }.
review-any = ένα από τα πράσινα τετράγωνα
    .in = σε ένα από τα πράσινα τετράγωνα
review-any-move = μία από { $count } άλλες κινήσεις
review-trap = Και παγίδα: η απάντηση που φαίνεται φυσική είναι λάθος.
review-partly-known = -# Ξέρω τι άξιζαν οι τελευταίες κινήσεις. Πριν από αυτές, το τέλος είναι πολύ μακριά για να φανεί.
review-unknown = -# Δεν μπορώ να πω τι άξιζαν αυτές οι κινήσεις.
review-doubts = -# Αμφίβολες κινήσεις, κατά εκτίμηση και χωρίς απόδειξη: { $numbers }.
review-doubt = Εκτίμηση, όχι απόδειξη: οι πιθανότητες του { $mark } έπεσαν από περίπου { $before }% σε { $after }%. Καλύτερο φαινόταν: { $cell }.
review-boards-won = -# Κερδισμένα μικρά ταμπλό στο τέλος: X { $x }, O { $o }.

move-brilliant = ιδιοφυής
move-great = εξαιρετική
move-best = η καλύτερη
move-good = καλή
move-sound = στέρεη
move-winning = νικηφόρα
move-inaccuracy = ανακρίβεια
move-slower = πιο αργή
move-doubtful = αμφίβολη
move-missed-win = χαμένη νίκη
move-blunder = σοβαρό σφάλμα
move-opening = άνοιγμα
move-forced = αναγκαστική
move-given = δεδομένη
move-and-trap = { $name }, παγίδα

review-won = Αυτή η κίνηση κέρδισε την παρτίδα.
review-own-line = Έτσι συμπληρώθηκε μια γραμμή, και εδώ η γραμμή χάνει.
review-win-overlooked = Υπήρχε νίκη: { $cell }.
review-line-left-open = Άφησε μια γραμμή ανοιχτή: το { $opponent } μπορεί να κερδίσει παίζοντας { FORM($cell, of: "in") }.
review-win-allowed = Τώρα το { $opponent } μπορεί να κερδίσει παίζοντας { FORM($cell, of: "in") }.
review-fork-allowed = Αφήνει το { $opponent } να κάνει δύο απειλές μαζί παίζοντας { FORM($cell, of: "in") }.
review-win-let-go = Υπήρχε αναγκαστική νίκη: { $cell }.
review-loss-allowed = Τώρα το { $opponent } έχει αναγκαστική νίκη παίζοντας { FORM($cell, of: "in") }.
review-no-choice = Δεν υπήρχε άλλη κίνηση.
review-all-equal = Όλες οι κινήσεις άξιζαν το ίδιο.
review-lost-already = Το { $opponent } μπορούσε πια να κερδίσει, ό,τι κι αν γινόταν.
review-only-winning = Μόνο αυτή η κίνηση κερδίζει ακόμη.
review-only-holding = Μόνο αυτή η κίνηση κρατά την ισοπαλία.
review-fork-made = Δύο απειλές μαζί: η μία θα περάσει.
review-blocked = Μπλοκάρει τη γραμμή του { $opponent }.
review-win-kept = Κρατά τη νίκη.
review-draw-kept = Κρατά την ισοπαλία.

## Ποιες είναι οι μηχανές: πώς σκέφτονται, πώς κερδίζονται, πόσο δυνατές είναι

engines-title =
    ## Γνώρισε τις μηχανές
    Όσο πιο γεμάτη η μπάρα, τόσο πιο δύσκολα κερδίζεται η μηχανή στην κλασική τρίλιζα. Διάλεξε μία για να δεις πώς. Το { engine-sampling } παίζει όλα τα παιχνίδια, τα { engine-minimax } και { engine-perfect } όλα εκτός από το «{ game-ultimate }», που το παίζουν τα { engine-tree } και { engine-learned }. Το δεύτερο μενού δείχνει τα επίπεδα κάθε παιχνιδιού.
engines-pick = Διάλεξε μηχανή
play-this = Παίξε μαζί του
play-level = { FORM($level, of: "title") }
engine-heading = ## { $engine }
engine-worst = { $worst ->
        [0] Κανείς δεν μπορεί να το κερδίσει.
        [one] Όποιος ξέρει τις συνήθειές του το κερδίζει σε 1 παρτίδα στις 100.
       *[other] Όποιος ξέρει τις συνήθειές του το κερδίζει σε { $worst } παρτίδες στις 100.
    }
engine-random = Με αντίπαλο που παίζει στην τύχη, κερδίζει { $wins ->
        [one] 1 παρτίδα
       *[other] { $wins } παρτίδες
    } στις 100 και { $losses ->
        [0] δεν χάνει καμία
       *[other] χάνει { $losses }
    }.
engine-beat = **Πώς να το κερδίσεις:** { $beat }

about-dice = Ακολουθεί λίγους κανόνες. Όταν δεν ταιριάζει κανένας, ρίχνει ένα ζάρι.
about-lines = Βαθμολογεί τις γραμμές κάθε τετραγώνου, και δεν κοιτάζει ποτέ μπροστά.
about-sampling = Δοκιμάζει κάθε κίνηση σε έως εκατό τυχαίες παρτίδες.
about-wargames = Κοιτάζει την κίνησή του και την απάντησή σου, όχι παραπέρα.
about-minimax = Υπολογίζει ως το τέλος της παρτίδας.
about-perfect = Ξέρει κάθε θέση απέξω, και στήνει παγίδες.

beat-dice = κάνε την πρώτη κίνηση, στη μέση μιας πλευράς. Δεν έχει κανόνα γι' αυτό.
beat-lines = κάνε την πρώτη κίνηση: μια γωνία, και μετά την πλευρά που απέχει ένα άλμα αλόγου. Πέφτει κάθε φορά στο πιρούνι.
beat-sampling = κάνε την πρώτη κίνηση και πάρε δύο απέναντι γωνίες. Πολύ συχνά απαντά σε μια τρίτη.
beat-wargames = κάνε την πρώτη κίνηση, σε γωνία. Όταν πάρει το κέντρο, πάρε την απέναντι γωνία, και μετά μια τρίτη γωνία.
beat-minimax = δεν γίνεται, οπότε παίξε για ισοπαλία. Στο επίπεδο «{ level-easy }» μαντεύει μέχρι να μείνουν τέσσερα τετράγωνα.
beat-perfect = δεν γίνεται, οπότε παίξε για ισοπαλία.

levels-pick = Επίπεδα ενός παιχνιδιού
levels-title =
    ## Επίπεδα: { $game }
    Ο κανόνας: { $rule } Αν και οι δύο πλευρές παίξουν άριστα, βγαίνει ισοπαλία.
levels-title-unsolved =
    ## Επίπεδα: { $game }
    Ο κανόνας: { $rule }
levels-line-unsolved = { "**" }{ FORM($level, of: "title") }**, βαθμολογία { $points }: { $beat }
levels-line = { $bar } { "**" }{ FORM($level, of: "title") }**, βαθμολογία { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched.title }**, χωρίς βαθμολογία: παίζει όσο δυνατά παίζεις κι εσύ.
levels-blocks = -# Η μπάρα: από δέκα παρτίδες, όσες δεν χάνει από κάποιον που παίζει μια άριστη κίνηση τέσσερις φορές στις πέντε.

beat-ultimate-easy = δοκιμάζει κάθε κίνηση σε λίγες τυχαίες παρτίδες. Φρόντισε να κερδίζεις μικρά ταμπλό: σπάνια βλέπει τι ακολουθεί.
beat-ultimate-medium = δοκιμάζει κάθε κίνηση σε είκοσι τυχαίες παρτίδες, σαν να απαντούσες στην τύχη. Σκέψου πού το στέλνει κάθε τετράγωνο.
beat-ultimate-hard = κρίνει καλά τι κερδίζει κάθε κίνηση, αλλά σχεδόν δεν κοιτάζει την απάντησή σου. Σχεδίαζε δύο κινήσεις μπροστά.
beat-ultimate-unbeatable = το πιο δυνατό που έχω· κανείς δεν έχει λύσει αυτό το παιχνίδι. Κοιτάζει χιλιάδες θέσεις. Μην το αφήνεις να διαλέγει ελεύθερα, και σκέψου νωρίς τα τρία ταμπλό στη σειρά.
beat-levels-classic = μαντεύει μέχρι να μείνουν { $horizon } ελεύθερα τετράγωνα. Ξεκίνα την επίθεσή σου νωρίτερα.
beat-levels-misere = { $horizon ->
        [0] μόνο μαντεύει
       *[other] μαντεύει μέχρι να μείνουν { $horizon } ελεύθερα τετράγωνα
    }. Άφησέ το να κάνει την πρώτη κίνηση: μια αρχή έξω από το κέντρο χάνει, αν συνεχίσεις καλά.
beat-levels-vanish = βλέπει { $horizon ->
        [1] μία κίνηση
       *[other] { $horizon } κινήσεις
    } μπροστά, και παραπέρα μαντεύει. Σχεδίαζε πιο μακριά.
beat-levels-sampling = δοκιμάζει κάθε κίνηση σε { $games ->
        [one] μία τυχαία παρτίδα
       *[other] { $games } τυχαίες παρτίδες
    }, σαν να απαντούσες στην τύχη. Σχεδίαζε δύο κινήσεις μπροστά.
beat-levels-squares = μαντεύει μέχρι να μείνουν { $horizon } ελεύθερα τετράγωνα. Ξεκίνα την επίθεσή σου νωρίτερα.
beat-levels-drop = μαντεύει μέχρι να μείνουν { $horizon } ελεύθερα τετράγωνα. Ξεκίνα την επίθεσή σου νωρίτερα.
beat-levels-sizes = μαντεύει μέχρι να μείνουν { $horizon } κομμάτια να μπουν. Ξεκίνα την επίθεσή σου νωρίτερα.

## Επιδείξεις: δύο μηχανές παίζουν μεταξύ τους

show-opening = **Όλα έτοιμα; Ξεκινούν!**
show-moved = **Το { $engine } ({ $mark }) έπαιξε { FORM($cell, of: "in") }**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = Στοπ
show-again = Ξανά
show-play-winner = Παίξε με τον νικητή
show-stopped = Σταμάτησε.
show-cut-short = Συγγνώμη, έπρεπε να σταματήσω νωρίτερα.
show-lost = Η σύνδεση κόπηκε πριν προλάβουν να ξεκινήσουν.
show-record = { $games ->
        [one] 1 παρτίδα
       *[other] { $games } παρτίδες
    } ως τώρα: το X { $x ->
        [0] δεν κέρδισε καμία
       *[other] κέρδισε { $x }
    }, το O { $o ->
        [0] δεν κέρδισε καμία
       *[other] κέρδισε { $o }
    }, { $draws ->
        [0] καμία ισοπαλία
        [one] 1 ισοπαλία
       *[other] { $draws } ισοπαλίες
    }.
show-conclusion = **Παράξενο παιχνίδι. Η μόνη κίνηση που κερδίζει είναι να μην παίξεις.** Τι λες για { COMMAND("tictactoe start") };

## Βοήθεια, και η ερώτηση ποιον να προκαλέσεις

help-text =
    ## Τρίλιζα
    Τρία στη σειρά κερδίζουν. Παίξε μαζί μου, ή προκάλεσε φίλους, εδώ στη συζήτηση.
    Κόλλησες απέναντί μου; Πάτα **{ hint }**. Μετά, με **{ review }** βλέπεις την κίνηση που έκρινε την παρτίδα.
help-games = Διάλεξε παιχνίδι …
help-hint = -# Την επόμενη φορά γράψε απλώς { COMMAND("tictactoe start") }
help-play = Με το μποτ
help-challenge = Με φίλους
help-stats = Στατιστικά
help-privacy-policy = Πολιτική απορρήτου
help-terms = Όροι
help-support = Υποστήριξη
help-more = Περισσότερα …
help-back = Στη βοήθεια
challenge-who = Ποιον θέλεις να προκαλέσεις;
challenge-who-person = Διάλεξε ένα άτομο
challenge-who-anyone = Ανοιχτή πρόκληση
challenge-recent = `{ $number }.` { $person }
challenge-recent-number = Πρόκληση { $number }

## Όσα ρωτάμε ή λέμε σε κάποιον ιδιωτικά

resign-question-counted = Παραίτηση από αυτή την παρτίδα; Μετράει ως ήττα.
resign-question-uncounted = Παραίτηση από αυτή την παρτίδα; Δεν θα μετρήσει, γιατί χρειάζονται δύο κινήσεις από κάθε πλευρά.
resign-question-arena = Παραίτηση από αυτή την παρτίδα; Τους πόντους της στην αρένα τους παίρνει ο αντίπαλός σου.
resign-question-unrated = Παραίτηση από αυτή την παρτίδα; Είναι χωρίς βαθμολογία, οπότε η βαθμολογία σου μένει ίδια.
resign-yes = Παραίτηση
resign-no = Συνέχεια
resign-done = Παραιτήθηκες. Ευχαριστώ για το παιχνίδι!
resign-kept = Ωραία. Η παρτίδα συνεχίζεται!

already-playing = Παίζεις ήδη εδώ.
already-shown = Να η παρτίδα σου ξανά.
already-show = Δείξε την εδώ
already-resign = Παραίτηση

start-own = Νέα παρτίδα
resign-done-unseen = Παραιτήθηκες. Ευχαριστώ για το παιχνίδι! Το ταμπλό θα το δείξει όταν κάποιος πατήσει ένα κουμπί εκεί.
you-declined = Απέρριψες την πρόκληση. { $person } μπορεί να σε προκαλέσει ξανά στις { $time } ({ $left }).
blocked = { $person } δεν μπορεί πια να σε προκαλέσει· με { COMMAND("privacy") } το αναιρείς.

privacy-title = ## Απόρρητο
privacy-challenges-on = **Προκλήσεις:** μπορεί να σε προκαλέσει όποιος δεν έχεις αποκλείσει.
privacy-challenges-off = **Προκλήσεις:** κανείς δεν μπορεί να σε προκαλέσει.
privacy-challenges-turn-on = Δέξου προκλήσεις
privacy-challenges-turn-off = Όχι προκλήσεις
privacy-reminders-on = **Υπενθυμίσεις:** σε αναφέρω όταν είναι η σειρά σου σε αργή παρτίδα, και ξανά όταν μένει το ένα τέταρτο του χρόνου· σε χαλαρή μετά από δύο λεπτά.
privacy-reminders-off = **Υπενθυμίσεις:** δεν σου θυμίζω πότε είναι η σειρά σου.
privacy-reminders-turn-on = Να μου θυμίζεις
privacy-reminders-turn-off = Μη μου θυμίζεις
privacy-games-on = **Οι παρτίδες σου:** τα μέλη ενός διακομιστή βλέπουν όσα έπαιξες εκεί, στο { COMMAND("history") } και στο { COMMAND("stats") }.
privacy-games-off = **Οι παρτίδες σου:** όταν τελειώσουν, μόνο εσύ και οι αντίπαλοί σου τις βρίσκετε στο { COMMAND("history") } και στο { COMMAND("stats") }, και μπορείτε να δείτε την ανάλυσή τους. Τα ταμπλό σε κανάλια, οι κοινοποιημένες παρτίδες, οι βαθμολογίες και τα σύνολα μένουν ορατά.
privacy-games-turn-on = Δείξε παρτίδες
privacy-games-turn-off = Κρύψε παρτίδες
privacy-name = **Το όνομά σου:** κρυφό στην παγκόσμια κατάταξη, εκτός αν το δείξεις στο { COMMAND("stats") }, στο «{ stats-to-everywhere }».
privacy-blocked = **Αποκλεισμένοι:** τα άτομα σε αυτό το μενού δεν μπορούν να σε προκαλέσουν.
privacy-blocked-none = Δεν έχεις αποκλείσει κανέναν
privacy-data =
    ### Τα δεδομένα σου
    Αποθηκεύω τις παρτίδες, τις βαθμολογίες και τις ρυθμίσεις σου, αλλά όχι ονόματα ή μηνύματα.
privacy-blocked-deleted = { $count ->
        [one] Ένα άτομο που απέκλεισες διέγραψε τα δεδομένα του, οπότε δεν μπορώ να πω ποιο είναι. Ούτε αυτό μπορεί να σε προκαλέσει.
       *[other] { $count } άτομα που απέκλεισες διέγραψαν τα δεδομένα τους, οπότε δεν μπορώ να πω ποια είναι. Ούτε αυτά μπορούν να σε προκαλέσουν.
    }
privacy-unblock-deleted = Άρση αποκλεισμού όσων έφυγαν

refusal-not-your-match = Αυτή η παρτίδα είναι άλλων παικτών.
refusal-not-your-turn = Είναι η σειρά άλλου παίκτη: { $person }. Η αναμονή ξεκίνησε <t:{ $since }:R>.
refusal-match-not-over = Αυτή η παρτίδα δεν τελείωσε ακόμη.
refusal-not-against-bot = Το μποτ δεν δέχεται ισοπαλίες. Συνέχισε, ή παραιτήσου.
refusal-draw-too-early = Μπορείς να προτείνεις ισοπαλία από την πέμπτη κίνηση και μετά.
refusal-nothing-to-take-back = Δεν έχεις παίξει ακόμη, οπότε δεν υπάρχει τίποτα για ανάκληση.
refusal-offer-stands = Απάντησε πρώτα στην πρόταση που εκκρεμεί.
refusal-own-offer = Αυτή η πρόταση είναι δική σου, οπότε μπορεί να τη δεχτεί ή να την απορρίψει μόνο { $person }. Εσύ μπορείς να την ακυρώσεις.
refusal-not-your-offer = Αυτή την πρόταση μπορεί να την ακυρώσει μόνο { $person }. Εσύ μπορείς να τη δεχτείς ή να την απορρίψεις.
refusal-no-offer = Αυτή η πρόταση δεν ισχύει πια.
refusal-challenge-open = Αυτή η παρτίδα δεν ξεκίνησε. Η πρόκληση περιμένει ακόμη απάντηση.
refusal-challenge-over = Αυτή η πρόκληση δεν ισχύει πια.
refusal-not-your-challenge = Αυτή την πρόκληση μπορεί να τη δεχτεί ή να την απορρίψει μόνο { $person }. Κάνε δική σου με { COMMAND("tictactoe challenge") }.
refusal-own-challenge = Δεν μπορείς να δεχτείς τη δική σου πρόκληση. Πρέπει να τη δεχτεί κάποιο άλλο άτομο.
refusal-own-invitation = Αυτή η πρόκληση είναι δική σου, οπότε μπορεί να τη δεχτεί ή να την απορρίψει μόνο { $person }. Εσύ μπορείς να την ακυρώσεις.
refusal-not-your-invitation = Αυτή την πρόκληση μπορεί να την ακυρώσει μόνο { $person }.
refusal-too-many-challenges = Έχεις ήδη { $limit ->
        [one] 1 ανοιχτή πρόκληση
       *[other] { $limit } ανοιχτές προκλήσεις
    }. Περίμενε μια απάντηση, ή ακύρωσε μία.
refusal-not-challengeable = { $person } δεν δέχεται προκλήσεις αυτή τη στιγμή.
refusal-just-declined = { $person } μόλις απέρριψε την πρόκλησή σου. Μπορείς να κάνεις νέα πρόκληση στις <t:{ $until }:t> (<t:{ $until }:R>).
refusal-too-many-blocks = Έχεις ήδη αποκλείσει { $limit ->
        [one] 1 άτομο
       *[other] { $limit } άτομα
    }, και δεν μπορώ να κρατήσω περισσότερα. Αφαίρεσε πρώτα κάποιο στο { COMMAND("privacy") }.
refusal-self-challenge = Δεν μπορείς να προκαλέσεις τον εαυτό σου. Άφησε κενό το `opponent` για να παίξεις με το πρώτο άτομο που θα μπει.
refusal-bot-challenge = Άλλα μποτ δεν μπορούν να παίξουν. Προκάλεσε έναν άνθρωπο, ή εμένα.
refusal-not-here = { $person } δεν μπορεί να δει αυτό το κανάλι.
refusal-nobody-here = Κανείς άλλος δεν βλέπει αυτή τη συζήτηση. Παίξε μαζί μου με { COMMAND("tictactoe start") }, ή προκάλεσε κάποιο άτομο σε έναν διακομιστή.
refusal-only-you = Σε αυτόν τον διακομιστή μόνο εσύ βλέπεις τις απαντήσεις μου, οπότε ακύρωσα την πρόκληση. Κανείς δεν θα μπορούσε να μπει.
refusal-opponent-busy = { $person } παίζει ήδη εδώ. Δοκίμασε ξανά μετά από εκείνη την παρτίδα.
refusal-opponent-deleted = Ο αντίπαλός σου διέγραψε τα δεδομένα του, οπότε δεν ξέρω πια ποιος ήταν. Προκάλεσε κάποιο άτομο με { COMMAND("tictactoe challenge") }.
refusal-wrong-channel = Μπορείτε να δοκιμάσετε ξανά μαζί στο κανάλι εκείνης της παρτίδας. Άνοιξε εκεί την ανάλυσή της.
refusal-rematch-made = Υπάρχει ήδη ρεβάνς αυτής της παρτίδας.
refusal-cell-taken = Αυτό το τετράγωνο είναι πιασμένο. Διάλεξε ένα ελεύθερο.
refusal-board-moved-on = Το ταμπλό άλλαξε πριν από το πάτημά σου. Να πώς είναι τώρα.
refusal-match-over = Αυτή η παρτίδα τελείωσε. Ξεκίνα άλλη με { COMMAND("tictactoe start") }.
refusal-arena-match-over = Αυτή η παρτίδα τελείωσε. Όσο διαρκεί η αρένα, η επόμενη παρτίδα σου έρχεται μόνη της.
refusal-newer-engine = Με ενημερώνουν αυτή τη στιγμή, και μόνο η νεότερη έκδοσή μου ξέρει τον αντίπαλο αυτής της παρτίδας. Δεν άλλαξε τίποτα· δοκίμασε ξανά σε λίγα λεπτά.
refusal-no-such-match = Δεν έχω παρτίδα να σου δείξω εδώ. Ξεκίνα μία με { COMMAND("tictactoe start") }.
refusal-no-live-match = Δεν έχεις παρτίδα σε αυτό το κανάλι. Ξεκίνα μία με { COMMAND("tictactoe start") }.
refusal-already-playing = Παίζεις ήδη εδώ. Το { COMMAND("tictactoe board") } δείχνει την παρτίδα σου.
refusal-wrong-engine = { $variant ->
    [classic] Το { $engine } δεν παίζει «{ $game }». Όλα τα άλλα παίζουν.
    [ultimate] Το { $engine } δεν παίζει «{ $game }». Παίζουν τα { engine-sampling }, { engine-tree } και { engine-learned }.
   *[other] Το { $engine } δεν παίζει «{ $game }». Παίζουν τα { engine-sampling }, { engine-minimax } και { engine-perfect }.
}
refusal-no-such-level = Το { $engine } δεν παίζει στο επίπεδο «{ $level }». Άφησε κενό το `difficulty` για να παίξεις με το { $engine }, ή κενό το `engine` για το επίπεδο «{ $level }».
refusal-unknown-button = Αυτό το κουμπί είναι πολύ παλιό. Ξεκίνα παρτίδα με { COMMAND("tictactoe start") }.
refusal-too-fast = Πας πιο γρήγορα από μένα. Δώσε μου λίγα δευτερόλεπτα.
refusal-unknown-option = Δεν ξέρω αυτή την επιλογή. Διάλεξε μία από τη λίστα.
refusal-board-gone = Εκείνο το ταμπλό διαγράφηκε. Το { COMMAND("tictactoe board") } δείχνει ξανά την παρτίδα σου.
refusal-nothing-to-explain = Το μποτ δεν έχει παίξει ακόμη.
refusal-no-hints = Οι υποδείξεις είναι για παρτίδες με το μποτ.
refusal-show-running = Δύο μηχανές παίζουν ήδη σε αυτό το κανάλι. Περίμενε να τελειώσουν, ή ζήτα να τις σταματήσει το άτομο που τις ξεκίνησε.
refusal-too-many-shows = Δεν μπορώ να τρέξω άλλες επιδείξεις τώρα. Δοκίμασε ξανά σε ένα λεπτό.
refusal-show-over = Αυτή η επίδειξη τελείωσε.
refusal-not-your-show = Μόνο το άτομο που ξεκίνησε αυτή την επίδειξη μπορεί να τη σταματήσει.
refusal-nothing-to-review = Δεν έχεις τελειώσει παρτίδα ακόμη. Ξεκίνα μία με { COMMAND("tictactoe start") }.
refusal-no-moves = Δεν υπάρχουν κινήσεις εκεί. Γράψε τες, ή άφησε κενό το `moves` για ανάλυση της τελευταίας σου παρτίδας.
refusal-unreadable-moves = Δεν καταλαβαίνω την κίνηση { $number }. { $fault ->
    [over] Η παρτίδα είχε τελειώσει πριν από αυτή.
    [not-now] Κανείς δεν μπορούσε να παίξει `{ $move }` σε εκείνο το σημείο.
   *[unknown] { $spelling }
}
spelling-classic = Γράψε τα τετράγωνα όπως τα δείχνει το ταμπλό, από 1 έως 9, για παράδειγμα `1 5 9`.
spelling-misere = { spelling-classic }
spelling-vanish = { spelling-classic }
spelling-squares = Γράψε τα τετράγωνα όπως τα δείχνει το ταμπλό, από `a1` έως `d4`, για παράδειγμα `a1 b2 d4`.
spelling-drop = Γράψε στήλες, από `a` έως `e`, για παράδειγμα `c c d`.
spelling-sizes = Γράψε τον αριθμό ενός κομματιού και το τετράγωνό του, για παράδειγμα `35` για μεγάλο κομμάτι στο τετράγωνο 5.
spelling-ultimate = Γράψε ένα μικρό ταμπλό και ένα τετράγωνό του, και τα δύο από 1 έως 9, για παράδειγμα `53` για το τετράγωνο 3 του κεντρικού ταμπλό.
refusal-game-too-long = Αυτή η παρτίδα είναι πολύ μεγάλη για να τη δείξω βήμα βήμα.
refusal-store-busy = Δεν μπόρεσα να το αποθηκεύσω τώρα. Δεν χάθηκε τίποτα· δοκίμασε ξανά σε λίγο.
refusal-store-unknown = Μόλις έχασα τη βάση δεδομένων μου, οπότε δεν ξέρω αν αποθηκεύτηκε. Κοίταξε ξανά σε λίγο.
refusal-store-damaged = Δεν μπορώ να διαβάσω τη βάση δεδομένων μου, οπότε αυτό δεν μέτρησε. Πρέπει να το φτιάξει όποιος με λειτουργεί.
refusal-unknown-command = Αυτή η εντολή άλλαξε. Φόρτωσε ξανά το Discord και δοκίμασε πάλι.
refusal-engine-failed = Δεν πρόλαβα να σκεφτώ κίνηση. Η παρτίδα σου είναι ασφαλής· δοκίμασε ξανά.
refusal-broken = Κάτι πήγε στραβά από τη μεριά μου. Η παρτίδα σου είναι ασφαλής· δοκίμασε ξανά.

## Κατάταξη: πίνακες, κάρτες, απολογισμοί, και γιατί μια παρτίδα δεν μέτρησε

command-stats = Η κατάταξη, τα στατιστικά ενός παίκτη, ή ο απολογισμός δύο παικτών
command-stats-player = Ποιου τα στατιστικά
command-stats-versus = Δείξε τον απολογισμό με αυτόν τον παίκτη
command-stats-scope = Αυτός ο διακομιστής ή παγκόσμια (αλλιώς αυτός ο διακομιστής)
choice-server = Αυτός ο διακομιστής
choice-everywhere = Παγκόσμια

stats-title-server = ## 🏆 Κατάταξη αυτού του διακομιστή
stats-title-everywhere = ## 🏆 Παγκόσμια κατάταξη
stats-title-season = ## 🏆 Κατάταξη αυτού του διακομιστή: σεζόν { $number }
stats-title-direct = ## Τα προσωπικά σου μηνύματα
stats-row = { $place } **{ $points }** { $who }  ·  νίκες { $wins }, ισοπαλίες { $draws }, ήττες { $losses }
stats-place = `{ $rank }.`
stats-place-first = 🥇
stats-place-second = 🥈
stats-place-third = 🥉
stats-place-none = ▫️
stats-unsettled = -# { rating-uncertain } · Χωρίς θέση προς το παρόν: θέλει λίγες παρτίδες ακόμη
stats-empty = Κανείς δεν έχει τελειώσει ακόμη παρτίδα που μετράει. Κάνε την αρχή: { COMMAND("tictactoe start") }
stats-unsettled-season = -# { rating-uncertain } · Χωρίς θέση: πολύ λίγες παρτίδες
stats-empty-season = Κανείς δεν τελείωσε παρτίδα που μέτρησε σε αυτή τη σεζόν.
stats-own-none-season = { "**Εσύ**" } δεν τελείωσες παρτίδα που μέτρησε σε αυτή τη σεζόν.
stats-you = { $who } { "**(εσύ)**" }
stats-own-none = { "**Εσύ**" } δεν έχεις τελειώσει ακόμη παρτίδα που μετράει εδώ.
stats-own-unnamed = -# Το όνομά σου δεν το βλέπουν οι άλλοι σε αυτή τη λίστα.
stats-someone = κάποιο άτομο
person-gone = άτομο που έφυγε
stats-page = { $page } από { $pages }
stats-previous = ◀
stats-next = ▶
stats-mine = Η σελίδα μου
stats-to-server = Διακομιστής
stats-to-everywhere = Παγκόσμια
stats-to-direct = DM
stats-name-me = Δείξε όνομα
stats-unname-me = Κρύψε όνομα
stats-help = Βαθμολογία
play = Παίξε
card-board = Κατάταξη

card-title = ## { $who }
card-rank = { "**" }{ $points }**, θέση { $rank }
card-unranked-season = { "**" }{ $points }**, χωρίς θέση: πολύ λίγες παρτίδες
card-none = Καμία παρτίδα που να μετράει εδώ ακόμη.
card-none-season = Καμία παρτίδα δεν μέτρησε σε αυτή τη σεζόν.
card-direct = { "**" }{ $points }**, που το βλέπεις μόνο εσύ
card-total = Νίκες { $wins }, ισοπαλίες { $draws }, ήττες { $losses }  ·  X { $x ->
        [0] ποτέ
        [one] μία φορά
       *[other] { $x } φορές
    }, O { $o ->
        [0] ποτέ
        [one] μία φορά
       *[other] { $o } φορές
    }
card-streak = Συνεχόμενες νίκες: { $streak } τώρα, ρεκόρ { $best }
card-streak-season = Συνεχόμενες νίκες: { $streak } στο τέλος, ρεκόρ { $best }
card-opening = Αγαπημένο πρώτο τετράγωνο: { $cell } ({ $times ->
        [one] μία φορά
       *[other] { $times } φορές
    })
card-opponents = ### Αντίπαλοι
card-opponent = { $opponent }: νίκες { $wins }, ισοπαλίες { $draws }, ήττες { $losses }
card-opponent-people = άνθρωποι
card-opponent-you = εσύ
card-opponent-level = { -bot } ({ $level })
card-opponent-engine = { -bot } ({ $engine })
against-bot = ## { $who } με αντίπαλο το { -bot }
against-bot-game = ### { $game }
against-bot-none = Καμία παρτίδα μαζί μου δεν μετράει εδώ ακόμη.
against-bot-how = -# Κάθε επίπεδο έχει σταθερή βαθμολογία: δες **{ stats-help }**.
card-latest = ### Τελευταίες παρτίδες εδώ
card-latest-season = ### Τελευταίες παρτίδες της σεζόν
card-won = Νίκη με αντίπαλο { $opponent } { $when }
card-drawn = Ισοπαλία με { $opponent } { $when }
card-lost = Ήττα από { $opponent } { $when }
card-match-link = { $match }  ·  [το ταμπλό]({ $link })
card-match-uncounted = -# { $match }  ·  ίδια βαθμολογία
card-picture = Αριστερά: η βαθμολογία { $matches ->
        [one] στην τελευταία παρτίδα
       *[other] στις τελευταίες { $matches } παρτίδες
    }, από { $first } σε { $last }, χαμηλότερη { $lowest }, υψηλότερη { $highest }. Δεξιά: πόσες φορές ήταν κάθε τετράγωνο η πρώτη κίνηση, γραμμή προς γραμμή: { $cells }.
card-picture-caption = -# Αριστερά: η βαθμολογία στον χρόνο. Δεξιά: πόσες φορές ήταν κάθε τετράγωνο η πρώτη κίνηση.

waiting-yours = **Η σειρά σου ({ $count })**
waiting-theirs = **Περιμένεις άλλους ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  με αντίπαλο { $opponent }  ·  λήγει { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } σκέφτεται
waiting-group-chat = `{ $number }.` { $game }  ·  με αντίπαλο { $opponent }  ·  λήγει { $until }  ·  σε ομαδική συζήτηση
waiting-open = Παρτίδα { $number }
history-title-own = ## Οι παρτίδες σου
history-title = ## Παρτίδες: { $who }
history-title-server = ## Τελευταίες παρτίδες αυτού του διακομιστή
history-seen-here = -# Όσες παίχτηκαν σε αυτόν τον διακομιστή, και όσες παίχτηκαν με εσένα.
history-seen-own = -# Όσες παίχτηκαν με εσένα. Χρησιμοποίησέ το σε έναν διακομιστή για να δεις τις παρτίδες που έπαιξαν εκεί όλοι με αντίπαλο εμένα.
history-seen-direct = -# Όσες παίχτηκαν σε αυτή τη συζήτηση, και όσες παίχτηκαν με εσένα. Χρησιμοποίησέ το σε έναν διακομιστή για να δεις τι παίχτηκε εκεί.
history-none-own = Καμία παρτίδα ακόμη. Παίξε μία: { COMMAND("tictactoe start") }
history-none = Δεν έχω παρτίδες να δείξω.
history-none-game = Δεν έχω παρτίδες να δείξω στο παιχνίδι «{ $game }».
history-none-server = Δεν έχω παρτίδες να δείξω εδώ ακόμη. Παίξε μία: { COMMAND("tictactoe start") }
history-line =
    `{ $number }.` { $game }
    -# { $details }
history-won = { "**Νίκη**" } με αντίπαλο { $opponent }
history-lost = { "**Ήττα**" } από { $opponent }
history-drawn = { "**Ισοπαλία**" } με { $opponent }
history-unfinished = { "**Ημιτελής**" } με { $opponent }
history-beat = Νίκη: { $winner }, ήττα: { $loser }
history-drew = Ισοπαλία: { $x } και { $o }
history-stopped = Ημιτελής: { $x } και { $o }
history-unrated = χωρίς βαθμολογία
history-arena = αρένα
history-uncounted = δεν μέτρησε
history-open = Άνοιξε παρτίδα …
history-option = Παρτίδα { $number }: { $game }
history-newer = Πίσω
history-older = Επόμενα
history-all-games = Όλα τα παιχνίδια
history-own = Οι παρτίδες σου
history-server = Παρτίδες διακομιστή

animation = Κινούμενη εικόνα
replay-share = Κοινοποίηση στο κανάλι
replay-told = Η παρτίδα κίνηση προς κίνηση: { $moves }. { $end }
replay-move = { $mark } { $cell }
replay-none = καμία κίνηση
replay-won = Το { $mark } κερδίζει.
replay-drawn = Δεν κερδίζει κανείς.
replay-unfinished = Δεν τελείωσε.

cell-0 = πάνω αριστερή γωνία
    .in = στην πάνω αριστερή γωνία
cell-1 = πάνω πλευρά
    .in = στην πάνω πλευρά
cell-2 = πάνω δεξιά γωνία
    .in = στην πάνω δεξιά γωνία
cell-3 = αριστερή πλευρά
    .in = στην αριστερή πλευρά
cell-4 = κέντρο
    .in = στο κέντρο
cell-5 = δεξιά πλευρά
    .in = στη δεξιά πλευρά
cell-6 = κάτω αριστερή γωνία
    .in = στην κάτω αριστερή γωνία
cell-7 = κάτω πλευρά
    .in = στην κάτω πλευρά
cell-8 = κάτω δεξιά γωνία
    .in = στην κάτω δεξιά γωνία
piece-a = { $cell } με μικρό κομμάτι
    .in = { FORM($cell, of: "in") } με μικρό κομμάτι
piece-b = { $cell } με μεσαίο κομμάτι
    .in = { FORM($cell, of: "in") } με μεσαίο κομμάτι
piece-c = { $cell } με μεγάλο κομμάτι
    .in = { FORM($cell, of: "in") } με μεγάλο κομμάτι
cell-in-board = { $cell } { FORM($board, of: "gen") }
    .in = { FORM($cell, of: "in") } { FORM($board, of: "gen") }
small-board-nw = το πάνω αριστερό ταμπλό
    .gen = του πάνω αριστερού ταμπλό
    .in = στο πάνω αριστερό ταμπλό
small-board-n = το πάνω ταμπλό
    .gen = του πάνω ταμπλό
    .in = στο πάνω ταμπλό
small-board-ne = το πάνω δεξί ταμπλό
    .gen = του πάνω δεξιού ταμπλό
    .in = στο πάνω δεξί ταμπλό
small-board-w = το αριστερό ταμπλό
    .gen = του αριστερού ταμπλό
    .in = στο αριστερό ταμπλό
small-board-centre = το κεντρικό ταμπλό
    .gen = του κεντρικού ταμπλό
    .in = στο κεντρικό ταμπλό
small-board-e = το δεξί ταμπλό
    .gen = του δεξιού ταμπλό
    .in = στο δεξί ταμπλό
small-board-sw = το κάτω αριστερό ταμπλό
    .gen = του κάτω αριστερού ταμπλό
    .in = στο κάτω αριστερό ταμπλό
small-board-s = το κάτω ταμπλό
    .gen = του κάτω ταμπλό
    .in = στο κάτω ταμπλό
small-board-se = το κάτω δεξί ταμπλό
    .gen = του κάτω δεξιού ταμπλό
    .in = στο κάτω δεξί ταμπλό
ultimate-sent = **Παίξε { FORM($board, of: "in") }.** 🟨
ultimate-choose = **Διάλεξε σε ποιο ταμπλό με 🟨 θα παίξεις.**
ultimate-closed = **Διάλεξε σε ποιο ταμπλό με 🟨 θα παίξεις:** { $board } έκλεισε.
ultimate-chosen = **Παίξε { FORM($board, of: "in") }**, ή διάλεξε άλλο. 🟨
pick-again = Άλλο ταμπλό
pick-a = Μικρό ×{ $left }
pick-b = Μεσαίο ×{ $left }
pick-c = Μεγάλο ×{ $left }

## Τα παιχνίδια: ένα όνομα, και ένας κανόνας σε μία γραμμή

game-classic = Κλασική
game-misere = Ανάποδη
game-vanish = Εξαφάνιση
game-squares = Τετράγωνα
game-drop = Πτώση
game-sizes = Μεγέθη
game-ultimate = Σούπερ
legend-fading = το αχνό σύμβολο είναι το επόμενο που εξαφανίζεται.
legend-sizes = 1 είναι το μικρό, 2 το μεσαίο, 3 το μεγάλο.
rule-classic = τρία στη σειρά κερδίζουν.
rule-misere = τρία στη σειρά χάνουν.
rule-vanish = { $moves ->
        [0] με το τέταρτο σύμβολό σου εξαφανίζεται το παλιότερο. Τρία στη σειρά κερδίζουν. Μια θέση που εμφανίζεται για τρίτη φορά είναι ισοπαλία. Η πρώτη κίνηση δεν μπορεί να γίνει στη μέση μιας πλευράς.
       *[other] με το τέταρτο σύμβολό σου εξαφανίζεται το παλιότερο. Τρία στη σειρά κερδίζουν. Μια θέση που εμφανίζεται για τρίτη φορά είναι ισοπαλία.
    }
rule-squares = τέσσερα στη σειρά κερδίζουν, όπως και ένα τετράγωνο δύο επί δύο.
rule-drop = τα σύμβολα πέφτουν στο χαμηλότερο ελεύθερο τετράγωνο της στήλης τους. Τέσσερα στη σειρά κερδίζουν.
rule-ultimate = το τετράγωνο που παίζεις στέλνει τον αντίπαλό σου στο μικρό ταμπλό της ίδιας θέσης. Τρία στη σειρά κερδίζουν ένα μικρό ταμπλό, και τρία μικρά ταμπλό στη σειρά κερδίζουν την παρτίδα. Αν δεν το καταφέρει κανείς, κερδίζουν τα περισσότερα ταμπλό.
rule-sizes = τα μεγαλύτερα κομμάτια σκεπάζουν τα μικρότερα, και τα δικά σου. Ένα κομμάτι μένει εκεί που το έβαλες. Τρία δικά σου στη σειρά κερδίζουν.

versus-title = ## { $one } και { $other }
versus-none = Δεν έχουν τελειώσει ακόμη παρτίδα μεταξύ τους εδώ.
versus-record =
    { $matches ->
        [one] 1 παρτίδα
       *[other] { $matches } παρτίδες
    }. Νίκες: { $one } { $wins ->
        [0] καμία
       *[other] { $wins }
    }, { $other } { $losses ->
        [0] καμία
       *[other] { $losses }
    }. { $draws ->
        [0] Καμία ισοπαλία
        [one] 1 ισοπαλία
       *[other] { $draws } ισοπαλίες
    }.

rules-title = ## Πώς λειτουργεί η βαθμολογία
rules-start = - Όλοι ξεκινούν από το 1500. Όσο πιο δυνατό παίκτη κερδίσεις, τόσο περισσότερα παίρνεις.
rules-levels = - Το μποτ, στο παιχνίδι «{ $game }»: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }.
rules-unsure = - Το «?» σημαίνει χωρίς θέση στην κατάταξη προς το παρόν: χρειάζονται λίγες παρτίδες ακόμη.
rules-two-moves = - Μια παρτίδα μετράει αφού κάνει κάθε πλευρά δύο κινήσεις.
rules-again = - Η δεύτερη παρτίδα σου με τον ίδιο παίκτη μέσα σε 24 ώρες μετράει κατά το μισό, η τρίτη κατά το ένα τρίτο.
rules-repeated = - Αν επαναλάβεις μια πρόσφατη παρτίδα με το μποτ, η βαθμολογία σου δεν αλλάζει.
rules-details = Λεπτομέρειες
rules-details-text =
    ## Η βαθμολογία αναλυτικά
    - Οι βαθμολογίες είναι Glicko-2. Των επιπέδων του μποτ είναι σταθερές, υπολογισμένες με ακρίβεια.
    - Το «?» επιστρέφει και με την πρώτη παρτίδα μετά από μεγάλο διάλειμμα. Με αυτό εμφανίζεσαι σε χωριστή λίστα, χωρίς θέση.
    - Επανάληψη είναι μια παρτίδα με τις ίδιες κινήσεις, και σε γυρισμένο ή καθρεφτισμένο ταμπλό.
    - Οι παρτίδες με νέο παίκτη κινούν μια βαθμολογία μόνο ανάμεσα στο { $least } και το { $most }, και δεν της αφαιρούν ποτέ το «?». Νέος είναι ένας παίκτης μέχρι να μην έχει πια «?», ή να έχει παίξει { $matches } παρτίδες με { $people } άτομα.
    - Μετά από ανάκληση μια παρτίδα μπορεί να κατεβάσει τη βαθμολογία σου, αλλά όχι να την ανεβάσει. Με υπόδειξη γίνεται χωρίς βαθμολογία.
    - Η νίκη επί του μποτ σε ανεβάζει το πολύ { $cap } βαθμούς πάνω από αυτό· η ισοπαλία με ανίκητο μποτ, όχι πιο ψηλά από το επίπεδο «{ level-hard }».
    - Οι παρτίδες στα προσωπικά μηνύματα μετρούν χωριστά, και τις βλέπουν μόνο οι παίκτες τους.

uncounted-hinted = Πήρες υπόδειξη, οπότε αυτή η παρτίδα είναι χωρίς βαθμολογία και η βαθμολογία σου μένει ίδια.
uncounted-unrated = Αυτή η παρτίδα είναι χωρίς βαθμολογία, οπότε η βαθμολογία σου μένει ίδια.
rating-of = { $player }: { $rating }
rating-changed = Βαθμολογία { $before } → { $after }
rating-uncertain = ? = αβέβαιη
rating-provisional = { $games ->
        [one] Βαθμολογία { $points }? ({ rating-uncertain }, με θέση μετά από περίπου 1 παρτίδα ακόμη
       *[other] Βαθμολογία { $points }? ({ rating-uncertain }, με θέση μετά από περίπου { $games } παρτίδες ακόμη
    }{ $helps ->
        [others] : με άλλους
        [again] : με άλλους, ή αύριο
       *[any] {""}
    })
rating-of-game = Βαθμολογία { $points }
rating-kept = Ίδια βαθμολογία
rating-repeated = Ίδια βαθμολογία: αυτή η παρτίδα επαναλαμβάνει μια πρόσφατη
uncounted-short = Αυτή η παρτίδα δεν μετράει: χρειάζονται δύο κινήσεις από κάθε πλευρά.
uncounted-nobody = Αυτή η παρτίδα δεν μετράει για κανέναν.
uncounted-repeated = Αν επαναλάβεις μια πρόσφατη παρτίδα με το μποτ, η βαθμολογία σου δεν αλλάζει.
uncounted-again = Αυτή ήταν η παρτίδα { $nth } με τον ίδιο παίκτη μέσα σε 24 ώρες, οπότε μετράει κατά { $nth ->
        [2] το μισό
        [3] το ένα τρίτο
       *[other] 1/{ $nth }
    }.
uncounted-taken-back = Έκανες ανάκληση μιας κίνησης, οπότε αυτή η παρτίδα δεν μπορούσε να ανεβάσει τη βαθμολογία σου.
uncounted-newcomer = Ο αντίπαλός σου είναι νέος παίκτης, οπότε αυτή η παρτίδα λέει λίγα για τη βαθμολογία σου.
uncounted-capped = Αυτός ο αντίπαλος δεν μπορεί να ανεβάσει τη βαθμολογία σου πάνω από { $most }.

refusal-not-shown = { $person } έχει κρυφό όνομα στην παγκόσμια κατάταξη.
refusal-no-server = Δεν υπάρχει διακομιστής εδώ. Δοκίμασε `scope: { choice-everywhere }`.
refusal-not-added = Ρυθμίσεις έχουν μόνο οι διακομιστές που με πρόσθεσαν, και αυτός εδώ δεν με έχει προσθέσει. Οι δικές σου είναι στο { COMMAND("privacy") }.
refusal-not-sharable = Αυτή η παρτίδα δεν μπορεί να κοινοποιηθεί εδώ.
refusal-unseen-channel = Δεν μπορώ να δω αυτό το κανάλι ή να στείλω μηνύματα εδώ, οπότε δεν θα μπορούσα ποτέ να διαγράψω το μήνυμα. Ζήτησε από όσους διαχειρίζονται τον διακομιστή να μου το επιτρέψουν.
refusal-not-shared = Αυτή η παρτίδα δεν κοινοποιείται πια.
refusal-already-shared = Αυτή η παρτίδα κοινοποιήθηκε ήδη εδώ: { $link }
refusal-shared-just-now = Μόλις κοινοποίησες μια παρτίδα. Την επόμενη μπορείς να την κοινοποιήσεις στις <t:{ $until }:T> (<t:{ $until }:R>).
refusal-animation-in-flight = Φτιάχνω ήδη μια κινούμενη εικόνα για σένα. Έρχεται σε λίγο.
refusal-export-in-flight = Μαζεύω ήδη τα δεδομένα σου. Έρχονται μόλις είναι πλήρη.
refusal-being-deleted = Τα δεδομένα σου διαγράφονται. Σε λίγα δευτερόλεπτα μπορείς να παίξεις ξανά.
refusal-not-server-manager = Μόνο όσοι έχουν το δικαίωμα «Διαχείριση διακομιστή» μπορούν να το κάνουν αυτό.

## Το καλωσόρισμα σε έναν διακομιστή

welcome-text =
    ### 👋 Γεια σας! Είμαι το { -bot }.
    Παίζω τρίλιζα. Πάτα **{ play }** για μια παρτίδα μαζί μου, ή προκάλεσε φίλους με { COMMAND("tictactoe challenge") }. Τα υπόλοιπα είναι στο { COMMAND("help") }.
welcome-admins = -# Για διαχειριστές: επιλέξτε πού μπορώ να χρησιμοποιηθώ, στις «Ρυθμίσεις διακομιστή» → «Ενσωματώσεις».
welcome-settings = -# Με το { COMMAND("settings") } ορίζετε τη γλώσσα μου εδώ και ένα κανάλι για τον γρίφο της ημέρας.

## Οι ρυθμίσεις ενός διακομιστή

command-settings = Προεπιλογές του διακομιστή, και αν οι παρτίδες του μετρούν παγκόσμια
settings-title = ## Ρυθμίσεις αυτού του διακομιστή
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · μετρούν παγκόσμια
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · δεν μετρούν παγκόσμια
settings-now-season-first = { "**" }{ settings-seasons }**: η πρώτη
settings-now-season-since = { "**" }{ settings-seasons }**: αριθμός { $number }, από τις { $since }
settings-now-language-automatic = { "**" }{ settings-language }**: αυτόματη
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = Παρτίδες
settings-seasons = Σεζόν
settings-language = Γλώσσα
settings-back = Πίσω

settings-title-games = ## Ρυθμίσεις: παρτίδες
settings-difficulty = { "**Προεπιλεγμένο επίπεδο**" } για παρτίδες με το μποτ (στο «{ game-ultimate }» το πιο δυνατό είναι το { level-expert })
settings-pace = { "**Προεπιλεγμένος ρυθμός**" } για παρτίδες ανάμεσα σε ανθρώπους
settings-everywhere-1 = Οι παρτίδες εδώ μετρούν για την παγκόσμια κατάταξη.
settings-everywhere-0 = Οι παρτίδες εδώ δεν μετρούν για την παγκόσμια κατάταξη.
settings-turn-everywhere-1 = Να μετρούν παγκόσμια
settings-turn-everywhere-0 = Μόνο στον διακομιστή

settings-title-language = ## Ρυθμίσεις: γλώσσα
settings-language-automatic = { "**" }{ choice-automatic }**: ό,τι βλέπουν όλοι είναι στη γλώσσα όποιου το ξεκινά. Ό,τι δεν το ξεκινά κανείς, όπως το καλωσόρισμά μου, είναι στα { $name }.
settings-language-set = Ό,τι βλέπουν όλοι σε αυτόν τον διακομιστή είναι στα { "**" }{ $name }{ "**" }. Οι παρτίδες που έχουν ξεκινήσει κρατούν τη γλώσσα τους.
settings-language-private = -# Ό,τι βλέπεις μόνο εσύ είναι στη γλώσσα του δικού σου Discord.
choice-automatic = Αυτόματα

settings-title-daily = ## Ρυθμίσεις: γρίφος της ημέρας
settings-daily = Γρίφος της ημέρας
settings-now-daily-off = { "**" }{ settings-daily }**: ανενεργός
settings-now-daily-refused = { "**" }{ settings-daily }**: ανενεργός, γιατί δεν μπορούσα πια να γράψω στο κανάλι του
settings-now-daily-set = { "**" }{ settings-daily }**: στο { $channel }, κάθε μέρα στις { $time }
settings-daily-about = Ένα μήνυμα τη μέρα, με έναν γρίφο που είναι παντού ο ίδιος. Ο καθένας τον λύνει ιδιωτικά, και το μήνυμα λέει ποιος τον έλυσε. Δεν στέλνει ειδοποίηση σε κανέναν.
settings-daily-none = Διάλεξε κανάλι (κενό: ανενεργός)
settings-daily-hour = Ο γρίφος έρχεται στις { $time } στη δική σου ζώνη ώρας.
settings-daily-at = { $time } UTC
settings-daily-failed = Δεν μπορώ να γράψω στο { $channel }, οπότε δεν άλλαξε τίποτα. Δώσε μου εκεί **Προβολή καναλιού** και **Αποστολή μηνυμάτων**, και διάλεξέ το ξανά.
daily-comes-here = Ο γρίφος της ημέρας έρχεται εδώ, κάθε μέρα στις { $time }.

settings-title-seasons = ## Ρυθμίσεις: σεζόν
settings-new-season = Νέα σεζόν
season-first = Η κατάταξη αυτού του διακομιστή είναι στην **πρώτη της σεζόν**.
season-since = Η κατάταξη αυτού του διακομιστή είναι στη **σεζόν { $number }**, που ξεκίνησε στις { $since }.
season-question = Έναρξη της σεζόν { $number }; Όλοι στην κατάταξη αυτού του διακομιστή ξεκινούν ξανά από το 1500. Η σεζόν { $former } μένει στο { COMMAND("stats") }.
season-sure = Η σεζόν { $former } τότε τελειώνει οριστικά και δεν υπάρχει επιστροφή. Έναρξη της σεζόν { $number } τώρα;
season-start = Έναρξη σεζόν { $number }
season-keep = Ακύρωση
season-started = Η σεζόν { $number } ξεκίνησε. Καλή τύχη σε όλους!
season-name = Σεζόν { $number }
season-name-current = Σεζόν { $number } (τώρα)

## Αρένες

refusal-arena-here = Αυτό το κανάλι έχει ήδη μια αρένα. Πάτα εκεί **{ arena-join }**.
refusal-no-place-for-arena = Δεν μπορώ να γράψω σε αυτό το κανάλι. Για μια αρένα χρειάζομαι τα δικαιώματα «Προβολή καναλιού» και «Αποστολή μηνυμάτων».
refusal-not-in-arena-game = Σε μια αρένα δεν υπάρχουν προτάσεις ισοπαλίας, ανακλήσεις ή ρεβάνς: η επόμενη παρτίδα σου έρχεται μόνη της.
refusal-arena-length = Μια αρένα διαρκεί { $shortest } έως { $longest } λεπτά.
refusal-arena-start = Μια αρένα ξεκινά μέσα σε { $latest } λεπτά.
refusal-long-arena-game = Οι παρτίδες στο «{ game-ultimate }» κρατούν πολύ για αρένα. Διάλεξε άλλο παιχνίδι.
refusal-arena-over = Αυτή η αρένα τελείωσε.
refusal-arena-full = Αυτή η αρένα γέμισε: χωράει { $most } άτομα. Μόλις φύγει κάποιος, μπορείς να μπεις.
refusal-not-in-arena = Δεν συμμετέχεις σε αυτή την αρένα.
refusal-not-away = Δεν έλειψες: η επόμενη παρτίδα σου έρχεται μόλις κάποιος είναι ελεύθερος.
refusal-not-arena-host = Αυτό μπορεί να το κάνει μόνο { $person }, που ανακοίνωσε αυτή την αρένα, και όσοι έχουν το δικαίωμα «Διαχείριση διακομιστή».
refusal-too-few-for-arena = Μια αρένα χρειάζεται { $enough } άτομα. Μόλις μπουν, μπορείς να την ξεκινήσεις.

## Η ανάρτηση του γρίφου της ημέρας

post-solve = Λύσε τον
post-solved-1 = **Με την πρώτη**: { $people }
post-solved-2 = **Με τη δεύτερη**: { $people }
post-solved-3 = **Με την τρίτη**: { $people }
post-solved = { $people ->
        [0] Δεν τον έχει λύσει κανείς εδώ ακόμη.
        [one] Τον έχει λύσει ένα άτομο εδώ.
       *[other] Τον έχουν λύσει { $people } άτομα εδώ.
    }
post-solved-more = { $people ->
        [one] Τον έχει λύσει άλλο ένα άτομο εδώ.
       *[other] Τον έχουν λύσει άλλα { $people } άτομα εδώ.
    }

## Όσα αποθηκεύονται για έναν άνθρωπο

kept-title = ### Τι αποθηκεύεται για σένα
kept-matches = - **Παρτίδες και προκλήσεις**, και οι ανοιχτές: ποιος, πού, πότε, γλώσσα, κινήσεις, υποδείξεις και αποτέλεσμα. Ανήκουν και στους αντιπάλους σου: η διαγραφή των δεδομένων σου τερματίζει τις παρτίδες που παίζεις, και βάζει στη θέση σου έναν τυχαίο αριθμό.
kept-ratings = - **Βαθμολογίες**: η θέση σου σε κάθε διακομιστή και σεζόν, τι άλλαξε κάθε παρτίδα, και ο απολογισμός σου με κάθε άτομο. Η διαγραφή των δεδομένων σου σε βγάζει από όλες τις λίστες και βάζει εκεί αυτόν τον αριθμό.
kept-settings = - **Οι ρυθμίσεις σου**: προκλήσεις, υπενθυμίσεις, ποιος βλέπει τις παρτίδες και το όνομά σου. Μέχρι να διαγράψεις τα δεδομένα σου.
kept-blocks = - **Ποιους αποκλείεις**, μέχρι να αναιρέσεις τον αποκλεισμό ή να διαγράψεις τα δεδομένα σου. **Ποιοι σε αποκλείουν**, που δεν μπορείς να το δεις· αφού διαγράψεις τα δεδομένα σου μένει, με έναν κωδικό.
kept-pauses = - **Ποιους ειδοποίησες με πρόκληση, και ποιοι απέρριψαν**, για { $minutes } λεπτά· με τον κωδικό, αν διαγράψεις τα δεδομένα σου.
kept-shows = - **Ποια επίδειξη με μηχανές ξεκίνησες**, όσο διαρκεί.
kept-shares = - **Παρτίδες που κοινοποίησες**: ποια, πού και πότε. Η διαγραφή των δεδομένων σου διαγράφει και τα μηνύματα με παρτίδες που κοινοποιήσατε εσύ ή οι αντίπαλοί σου, όπου έχω πρόσβαση.
kept-puzzles = - **Γρίφοι της ημέρας**: ποιους άνοιξες, σε ποιον διακομιστή, και οι προσπάθειές σου. Μέχρι να διαγράψεις τα δεδομένα σου· μετά οι αναρτήσεις στους διακομιστές δεν σε αναφέρουν πια. Με τον κωδικό μένει ποιους από όσους μετράνε ακόμα άνοιξες, μέχρι να μη μετράνε πια.
kept-arenas = - **Αρένες**: ποιες ανακοίνωσες ή σε ποιες μπήκες, πότε, και αν έφυγες. Τις χρειάζονται και οι άλλοι: η διαγραφή των δεδομένων σου βάζει στη θέση σου έναν τυχαίο αριθμό.
kept-deletions = - **Ότι διαγράφεις τα δεδομένα σου**, μέχρι να ολοκληρωθεί. Μετά, με τον κωδικό και για { $days } μέρες, ποιος αριθμός είναι δικός σου, ώστε να μην κερδίζει κανείς βαθμολογία με αυτόν τον τρόπο.
kept-limits =
    Ο κωδικός βγαίνει από το ID σου με ένα κλειδί. Όποιος με λειτουργεί έχει το κλειδί, και μπορεί να ελέγξει αν ένας κωδικός ανήκει σε ένα ID.
    Δεν αποθηκεύω ονόματα, μηνύματα ή οτιδήποτε άλλο κάνεις στο Discord· το αρχείο καταγραφής μου δεν αναφέρει κανέναν. Αφού διαγράψεις τα δεδομένα σου, το όνομά σου φεύγει και από τα { $boards } πιο πρόσφατα τελειωμένα ταμπλό, περίπου 40 το λεπτό. Δεν έχω πρόσβαση σε ταμπλό σε διακομιστές που με αφαίρεσαν, σε κανάλια κλειστά για μένα, σε αρχειοθετημένα νήματα, ή όπου με εγκατέστησε κάποιο άτομο και όχι ο διακομιστής· ούτε σε μηνύματα που το Discord δεν επιβεβαίωσε ποτέ, μέχρι κάποιος να πατήσει ένα κουμπί τους· ούτε σε αντίγραφα ασφαλείας, εικόνες και εξαγωγές που έχει κάποιος.
mydata-export = Δείξε δεδομένα
mydata-delete = Διαγραφή δεδομένων
mydata-what = Τι αποθηκεύεται;
mydata-exported = Τα δεδομένα σου ως JSON. Τα τετράγωνα και οι στήλες μετρούν εκεί από το 0.
mydata-question =
    Διαγραφή όλων όσων αποθηκεύονται για σένα; Οι παρτίδες που παίζεις τελειώνουν με παραίτηση. Αυτό δεν αναιρείται.
    Μερικά μένουν για να προστατεύονται οι άλλοι: οι τελειωμένες παρτίδες με έναν τυχαίο αριθμό, ποιοι σε αποκλείουν, και τα { $minutes } λεπτά ανάμεσα στις προκλήσεις. Οι αποκλεισμοί και αυτά τα λεπτά κρατιούνται με έναν κωδικό που βγαίνει από το ID σου, και για { $days } μέρες το ίδιο και ο τυχαίος αριθμός σου. Όποιος με λειτουργεί μπορεί να ελέγξει αν ένας κωδικός ανήκει σε ένα ID που ξέρει.
mydata-yes = Διαγραφή
mydata-no = Κράτησέ τα
mydata-done = Έγινε: τίποτα στη βάση δεδομένων μου δεν σε αναφέρει πια, εκτός από ίχνη σε αχρησιμοποίητα σημεία της. Χάνονται μέσα σε λίγα λεπτά, ή στην επόμενη εκκίνησή μου. Ευχαριστώ για το παιχνίδι!
mydata-begun = Διαγράφω τα δεδομένα σου. Έπαιξες τόσες παρτίδες που θα πάρει λίγα δευτερόλεπτα ακόμη, και θα το τελειώσω ακόμη κι αν κάνω επανεκκίνηση. Μέχρι τότε δεν μπορείς να ξεκινήσεις παρτίδα. Για να δεις αν έγινε, πάτα ξανά `{ mydata-delete }` στο { COMMAND("privacy") }.
mydata-copies = Έγινε: τίποτα στη βάση δεδομένων μου δεν σε αναφέρει πια. Ο διακομιστής της βάσης έχει ακόμη αντίγραφα στο ημερολόγιο, στα αντίτυπα και σε αχρησιμοποίητα σημεία των αρχείων του, μέχρι να ξαναχρησιμοποιήσει αυτόν τον χώρο. Ευχαριστώ για το παιχνίδι!
mydata-boards = Το όνομά σου φεύγει και από τα { $boards } πιο πρόσφατα τελειωμένα ταμπλό, περίπου 40 το λεπτό, όπου μπορώ ακόμη να τα αλλάξω. Δεν έχω πρόσβαση σε ταμπλό σε διακομιστές που με αφαίρεσαν, σε κανάλια κλειστά για μένα, σε αρχειοθετημένα νήματα, ή όπου με εγκατέστησε κάποιο άτομο και όχι ο διακομιστής.
mydata-later = Αν ένα κανάλι, ένα νήμα ή ένας διακομιστής με δεχτεί ξανά, το όνομά σου φεύγει και από εκεί, το αργότερο μετά από μία μέρα.
mydata-unconfirmed = Ίσως υπάρχουν κι άλλα μηνύματα με το όνομά σου: το Discord δεν μου λέει πάντα αν έφτασαν. Αν δεις κάποιο, πάτα ένα κουμπί του, και το όνομά σου φεύγει.
mydata-kept = Ωραία. Δεν διαγράφηκε τίποτα.

## Ο γρίφος της ημέρας

puzzle-open = Γρίφος της ημέρας
puzzle-title = ### Γρίφος #{ $number } · { $game }
puzzle-win = { "**" }Το { $mark } παίζει και κερδίζει σε { $moves ->
    [one] μία κίνηση
   *[other] { $moves } κινήσεις
}.**
puzzle-save = { "**" }Το { $mark } παίζει: μόνο μία κίνηση σώζει την παρτίδα.**
puzzle-progress = -# { $dots } · Προσπάθεια { $number } από { $tries }
puzzle-past = -# Αυτός ο γρίφος δεν μετράει για το σερί.
puzzle-order = -# Από το παλιότερο σύμβολο στο νεότερο: { $marks }.
puzzle-left = -# Στο { $mark } απομένουν: { $pieces }.
puzzle-wrong = { "**Λάθος:**" } { $cell }. Γύρισες στην αρχική θέση.
puzzle-right = { "**Σωστά!**" } Το μποτ έπαιξε { FORM($cell, of: "in") }.
puzzle-hint = 💡 Η πρώτη κίνηση είναι { $area }.
puzzle-solved = { $number ->
    [one] **Λύθηκε με την πρώτη!**
   *[other] **Λύθηκε στην προσπάθεια { $number }.**
}
puzzle-lost = { "**Όχι αυτή τη φορά.**" } Η σωστή κίνηση ήταν { FORM($cell, of: "in") }.
puzzle-streak = -# 🔥 Σερί: { $streak ->
    [one] μία μέρα
   *[other] { $streak } μέρες
}. { $freezes ->
    [0] {""}
    [one] ❄️ Ένα πάγωμα καλύπτει μια χαμένη μέρα.
   *[other] ❄️ { $freezes } παγώματα καλύπτουν χαμένες μέρες.
}
puzzle-freeze = -# Κάθε έβδομη συνεχόμενη μέρα δίνει ένα πάγωμα, που καλύπτει μια χαμένη μέρα.
puzzle-streak-ended = -# Το σερί σου σταμάτησε στο { $streak }.
puzzle-streak-kept = -# ❄️ Ένα πάγωμα έσωσε το σερί σου: 🔥 { $streak }. Παγώματα που μένουν: { $freezes }.
puzzle-at-stake = -# ⏳ Ο χθεσινός γρίφος μετράει για το σερί σου μέχρι { $time } ({ $left }).
puzzle-share = -# Το { $percent }% τον έλυσε αμέσως.
puzzle-next = -# Επόμενος γρίφος { $time }.
puzzle-give-up = Δείξε λύση
puzzle-give-up-yes = Ναι, δείξ' τη
puzzle-give-up-no = Συνέχισε
puzzle-yesterday = Χθεσινός
puzzle-today = Σημερινός
puzzle-results = Αποτελέσματα
puzzle-results-title = ### Γρίφος #{ $number } σε αυτόν τον διακομιστή
puzzle-results-none = Δεν τον έχει ανοίξει κανείς εδώ ακόμη.
puzzle-results-line = { $person }: { $result }
puzzle-results-open = { $person }: προσπαθεί ακόμη
puzzle-results-who = -# Εμφανίζονται μόνο όσοι δείχνουν στους άλλους τις παρτίδες τους.
puzzle-copy = Αντιγραφή
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = Δεν υπάρχει τέτοιος γρίφος για να λύσεις. Το { COMMAND("daily") } ανοίγει τον σημερινό.
refusal-puzzle-over = Έχεις τελειώσει αυτόν τον γρίφο. Αύριο θα έχει άλλον.
refusal-tried-before = Αυτή την κίνηση την έχεις ήδη δοκιμάσει και είναι λάθος. Δεν χάνεις προσπάθεια.
refusal-puzzle-not-over = Τελείωσε πρώτα τον γρίφο.
refusal-puzzle-counts = Αυτές οι κινήσεις οδηγούν σε γρίφο της ημέρας που μετράει ακόμα, και η ανάλυση θα τον πρόδιδε. Μετράει μέχρι <t:{ $until }:f>.
