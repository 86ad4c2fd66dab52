# हिन्दी। पाठक “आप” हैं, क्रिया आदर वाली है: करें, खेलें। बॉट अपने बारे में “मैं” नहीं, “बॉट” कहता है।
#
# लोग हमेशा मेंशन हैं और उनका लिंग पता नहीं: “{ $player } ने चाल चली”, “{ $winner } की जीत”, कभी “जीता/जीती” नहीं।
# मेंशन के बाद ने, को, से, का खाली जगह के बाद आते हैं और उसे बदलते नहीं। बॉट और इंजन पुल्लिंग हैं।
# नामों का रूप obl उनके लिए है जिनके बाद में, को, का … आता है: “ऊपरी बायाँ कोना”, पर “ऊपरी बाएँ कोने में”। रूप who इंजन का नाम है।
# गेम एक खेली गई बाज़ी भी है और उसकी किस्म भी। प्रतिशत का चिह्न अंक से सटा है: 50%।

-bot = Noughts

# दो वाक्यों के बीच और सूची की चीज़ों के बीच।
between-sentences = {" "}
between-items = {", "}

# जो सिर्फ़ अनुवाद कहते हैं।
english-holds = -# संदेह होने पर अंग्रेज़ी पाठ ही मान्य है।
help-wrong-word = -# कोई शब्द गलत लगा? हमें बताएँ: { $link }

## कमांड: विवरण (ज़्यादा से ज़्यादा 100 अक्षर) और उनके विकल्पों का मतलब

command-tictactoe = टिक-टैक-टो खेलें
command-start = बॉट के खिलाफ़ गेम शुरू करें
command-start-difficulty = बॉट कितना मज़बूत हो (न चुनें तो इस सर्वर का लेवल)
command-start-engine = लेवल के बजाय बॉट का अंदाज़; सिर्फ़ कुछ अंदाज़ों के साथ लेवल भी चुना जा सकता है
command-mark = आपका निशान; पहली चाल X की (न चुनें तो बेतरतीब)
command-board = अपना गेम इस चैनल के आखिर में फिर दिखाएँ
command-board-words = इसके बजाय बोर्ड को शब्दों में बताएँ, सिर्फ़ आपको
command-resign = इस चैनल के अपने गेम में हार मानें

command-challenge = किसी को चुनौती दें, या सबके लिए खुली चुनौती
command-challenge-opponent = किसे चुनौती दें (खुली चुनौती के लिए खाली छोड़ें)
command-challenge-pace = हर चाल का समय (न चुनें तो इस सर्वर की रफ़्तार)
command-menu-challenge = टिक-टैक-टो की चुनौती दें
command-menu-stats = टिक-टैक-टो के आँकड़े
command-menu-review = टिक-टैक-टो का रिव्यू
command-help = यहाँ से शुरू करें: खेलें, दोस्त को चुनौती दें, या देखें कौन सबसे आगे है
command-privacy = कौन आपको चुनौती दे सकता है, आपके रिमाइंडर और आपका सहेजा गया डेटा

command-daily = आज की पहेली: सही चाल ढूँढें
command-daily-number = कोई पुरानी पहेली, उसके नंबर से (न चुनें तो आज की)
command-practice = आपकी अपनी गलतियाँ, पहेलियों के रूप में
command-practice-variant = किस गेम का अभ्यास करें (न चुनें तो सभी)
command-arena = एरीना आयोजित करें: शामिल होने वाले सबके लिए तेज़ गेम
command-arena-variant = कौन-सा गेम खेलें (न चुनें तो “गायब”)
command-arena-minutes = कितनी देर चले: 10 से 60 मिनट (न चुनें तो 20)
command-arena-starts-in = कितने मिनट में शुरू हो: 0 से 60 (न चुनें तो 5)

command-history = पूरे हुए गेम: आपके, किसी और के, या इस सर्वर के
command-history-player = किसके गेम दिखाएँ (न चुनें तो आपके)
command-history-variant = कौन-सा गेम दिखाएँ (न चुनें तो सभी)
command-review = देखें किस चाल ने गेम तय किया, और क्या बेहतर था
command-review-variant = कौन-सा गेम (न चुनें तो जो आपने पिछली बार खेला)

command-watch = दो इंजनों को आपस में खेलते देखें
command-watch-x = X से कौन खेले और पहली चाल चले (न चुनें तो बेतरतीब)
command-watch-o = O से कौन खेले (न चुनें तो बेतरतीब)
command-engines = इंजनों से मिलें: कितने मज़बूत हैं, और उन्हें कैसे हराएँ

command-variant = कौन-सा गेम खेलें (न चुनें तो “क्लासिक”)
command-stats-variant = किस गेम की रेटिंग दिखाएँ (न चुनें तो “क्लासिक”)
choice-game-classic = { game-classic }: एक लाइन में तीन
choice-game-misere = { game-misere }: एक लाइन में तीन बने तो हार
choice-game-vanish = { game-vanish }: दोनों के तीन-तीन निशान
choice-game-squares = { game-squares }: एक लाइन में चार या एक चौकोर
choice-game-drop = { game-drop }: निशान नीचे गिरते हैं, एक लाइन में चार
choice-game-ultimate = { game-ultimate }: एक में नौ बोर्ड
choice-game-sizes = { game-sizes }: बड़ा छोटे को ढक लेता है
choice-easy = आसान: लाइनें नज़र से छूट जाती हैं
choice-medium = मध्यम: ऐसी गलतियाँ करता है जो पकड़ में आ जाएँ
choice-hard = मुश्किल: जीतने के लिए योजना चाहिए
choice-unbeatable = अजेय: ज़्यादा से ज़्यादा ड्रॉ मिल सकता है
choice-matched = अडैप्टिव: आपके जितना मज़बूत (बिना रेटिंग)
choice-x = X: पहली चाल आपकी
choice-o = O: पहली चाल बॉट की
choice-challenge-o = O: पहली चाल प्रतिद्वंद्वी की
choice-quick = तेज़: हर चाल के लिए 1 मिनट
choice-casual = आराम से: हर चाल के लिए 15 मिनट
choice-slow = धीमी: हर चाल के लिए 3 दिन

## इंजन: नाम, और हर एक के सोचने का तरीका

choice-engine-dice = Dice: कुछ नियम और एक पासा
choice-engine-lines = Lines: हर खाने की लाइनों को अंक देता है
choice-engine-sampling = Sampling: बेतरतीब गेम खेलकर देखता है
choice-engine-wargames = Wargames: दो चाल आगे तक देखता है
choice-engine-minimax = Minimax: अंत तक आगे की सोचता है
choice-engine-perfect = Perfect: कभी नहीं हारता, जाल बिछाता है
choice-engine-tree = Tree: सिर्फ़ { game-ultimate } खेलता है
choice-engine-learned = Learned: { game-ultimate } खुद सीखा

level-easy = आसान
level-medium = मध्यम
level-hard = मुश्किल
level-unbeatable = अजेय
level-expert = एक्सपर्ट
level-matched = अडैप्टिव
    .who = अडैप्टिव इंजन

## बोर्ड

# नाम दाएँ से बाएँ लिखा हो सकता है; उसके बाद का पाठ वैसा नहीं।
seat-person = {"\u2068"}<@{ $person }>{"\u2069"}
seat-open = कोई भी
seat-machine = { -bot } ({ $setting })
seat-machine-both = { -bot } ({ $engine }, { $level })

board-series = -# सीरीज़: { $one } { $wins }  ·  { $other } { $losses }{ $draws ->
        [0] {""}
        [one] {"  ·  "}{ $draws } ड्रॉ
       *[other] {"  ·  "}{ $draws } ड्रॉ
    }
board-turn = **आपकी बारी, { $player }{"\u00A0"}({ $mark })**
board-thinking = **{ $player }{"\u00A0"}({ $mark }) सोच रहा है…**
board-ahead = -# आपके गेम से पहले { $games ->
        [one] { $games } गेम
       *[other] { $games } गेम
    }
board-to-move = -# अगली चाल: { $player }{"\u00A0"}({ $mark })
board-deadline = -# { $time } से पहले ({ $left }) चाल चलें
board-deadline-unwatched = -# { $time } से पहले ({ $left }) चाल चलें। समय खत्म होना यहाँ तब दिखता है, जब कोई बटन दबाए।
board-offer-draw = 🤝 **{ $asked }, ड्रॉ स्वीकार करें?**
board-offer-take-back = ↩️ **{ $asked }, क्या { $player } अपनी पिछली चाल वापस ले सकते हैं?**
board-won-line = 🏆 **{ $winner } ने एक लाइन में { $length ->
        [3] तीन
        [4] चार
       *[other] { $length }
    } बनाकर जीत हासिल की!**
board-lost = **{ $winner } ने एक लाइन में { $length ->
        [3] तीन
        [4] चार
       *[other] { $length }
    } बनाकर जीत हासिल की।**
board-won-line-square = 🏆 **{ $winner } ने चार का चौकोर बनाकर जीत हासिल की!**
board-won-line-boards = 🏆 **{ $winner } ने एक लाइन में तीन बोर्ड लेकर जीत हासिल की!**
board-lost-boards = **{ $winner } ने एक लाइन में तीन बोर्ड लेकर जीत हासिल की।**
board-won-line-more-boards = 🏆 **{ $winner } की जीत: { $fewest } के मुकाबले { $most ->
        [one] { $most } बोर्ड
       *[other] { $most } बोर्ड
    }!**
board-lost-more-boards = **{ $winner } की जीत: { $fewest } के मुकाबले { $most ->
        [one] { $most } बोर्ड
       *[other] { $most } बोर्ड
    }।**
board-won-line-reverse = 🏆 **{ $loser } के एक लाइन में { $length ->
        [3] तीन
        [4] चार
       *[other] { $length }
    } बन गए, इसलिए { $winner } की जीत!**
board-lost-square = **{ $winner } ने चार का चौकोर बनाकर जीत हासिल की।**
board-lost-reverse = **{ $loser } के एक लाइन में { $length ->
        [3] तीन
        [4] चार
       *[other] { $length }
    } बन गए, इसलिए { $winner } की जीत।**
game-and-rule = { "**" }{ $game }**: { $rule }
board-won-resigned = 🏳️ **{ $loser } ने हार मान ली। { $winner } की जीत!**
board-won-out-of-time = ⏰ **{ $loser } का समय खत्म हो गया। { $winner } की जीत!**
board-won-abandoned = 🍂 **{ $loser } ने गेम छोड़ दिया। { $winner } की जीत!**
drawn-classic = 🤝 **ड्रॉ!** किसी के एक लाइन में तीन नहीं बने।
drawn-squares = 🤝 **ड्रॉ!** बोर्ड भर गया।
drawn-sizes = 🤝 **ड्रॉ!** रखने के लिए कोई मोहरा नहीं बचा।
drawn-ultimate = 🤝 **ड्रॉ!** दोनों ने बराबर बोर्ड जीते।
board-drew-unbeatable = 🎉 **अजेय बॉट से ड्रॉ: इससे बेहतर कोई नहीं कर सकता!**
board-ended-repetition = 🤝 **ड्रॉ!** एक ही स्थिति तीन बार आई।
board-ended-agreed-draw = 🤝 **ड्रॉ!** दोनों खिलाड़ी राज़ी हुए।
board-ended-abandoned = 🍂 **गेम छोड़ दिया गया**, ठीक से शुरू होने से पहले ही। यह गिना नहीं जाता।
board-ended-unreachable = 🍂 **खत्म**: इसका चैनल अब नहीं रहा। यह गेम गिना नहीं जाता।
board-matched = -# { -bot } आपके हिसाब से ढलता है: 100 में से { $skill } का स्तर। बिना रेटिंग।
board-another-try = -# बिना रेटिंग: चाल { $number } से एक और कोशिश
board-hints = -# बिना रेटिंग: { $hints ->
        [one] { $hints } हिंट
       *[other] { $hints } हिंट
    }
board-next-over = -# एक और गेम? बटन दबाएँ या { $command } लिखें
board-daily = -# 🧩 { puzzle-open }: { COMMAND("daily") }
board-retired = यह गेम अब एक नए मैसेज में है।
go-to-board = बोर्ड पर जाएँ

refresh = ताज़ा करें
rule = नियम
board-in-words = बोर्ड शब्दों में
offer-draw = ड्रॉ की पेशकश
take-back = चाल वापस
take-back-question = अपनी पिछली चाल और उसका जवाब वापस लें? उसके बाद इस गेम से आपकी रेटिंग नहीं बढ़ सकती।
take-back-consent = पहले आपके विरोधी को हाँ कहना होगा।
resign = हार मानें
accept = स्वीकार करें
decline = अस्वीकार करें
offer-withdraw = पेशकश हटाएँ
rematch = रीमैच
play-again = फिर खेलें
easier = और आसान
harder = और मुश्किल
more = और
my-stats = मेरे आँकड़े

reminder = { $player }, { $opponent } के खिलाफ़ आपकी बारी है ({ $game }, चाल { $number }): { $link }

## एरीना

arena-title = एरीना: { $game }
arena-starts = **शुरुआत { $start }**, अवधि { $minutes } मिनट।
arena-how = जो खाली हों, उनकी जोड़ियाँ बार-बार बनती हैं, और हर चाल के लिए 1 मिनट मिलता है। जीत के 2 अंक हैं, ड्रॉ का 1। आप देर से आ सकते हैं, बीच में रुक सकते हैं और कभी भी छोड़ सकते हैं।
arena-in-thread = आपके गेम { $thread } में आते हैं, जहाँ आपको मेंशन किया जाता है।
arena-in-new-thread = आपके गेम इस मैसेज के थ्रेड में आते हैं, जहाँ आपको मेंशन किया जाता है।
arena-in-channel = आपके गेम इसी चैनल में आते हैं, जहाँ आपको मेंशन किया जाता है।
arena-joined-none = अभी तक कोई शामिल नहीं हुआ।
arena-joined = **{ $count ->
        [one] { $count } व्यक्ति शामिल
       *[other] { $count } लोग शामिल
    }:** { $names }
arena-ends = **समाप्ति { $end }।**
arena-ending = **अब नए गेम शुरू नहीं होते।** जो चल रहे हैं, उनके गिने जाने की समय-सीमा: { $end }।
arena-here = -# { $count ->
        [one] { $count } व्यक्ति शामिल है।
       *[other] { $count } लोग शामिल हैं।
    }
arena-score = { $place } { $player }: **{ $points ->
        [one] { $points } अंक
       *[other] { $points } अंक
    }**, { $games ->
        [one] { $games } गेम
       *[other] { $games } गेम
    }
arena-score-tied = { arena-score } (जीत: { $wins }, हराए गए खिलाड़ियों के अंक: { $beaten })
arena-more = -# … और { $count ->
        [one] { $count } व्यक्ति
       *[other] { $count } लोग
    }
arena-nobody-played = अभी तक किसी का गेम पूरा नहीं हुआ।
arena-won = 🏆 **{ $winner } ने एरीना जीत लिया!**
arena-shared = 🏆 **एरीना खत्म हुआ, और पहला स्थान साझा है!**
arena-played = -# { $people ->
        [one] { $people } व्यक्ति
       *[other] { $people } लोग
    }, { $games ->
        [one] { $games } गेम
       *[other] { $games } गेम
    }
arena-over-unplayed = एरीना खत्म हुआ, पर एक भी गेम पूरा नहीं हुआ।
arena-too-few = इस बार बहुत कम लोग शामिल हुए: एरीना के लिए दो चाहिए।
arena-lapsed = यह एरीना शुरू नहीं हुआ, क्योंकि उस समय बॉट बंद था।
arena-cancelled = यह एरीना रद्द कर दिया गया।
arena-you-missed = जब तक आप न बताएँ कि आप वापस हैं, नए गेम नहीं मिलेंगे।
arena-ratings = -# ये गेम हमेशा की तरह रेटिंग में गिने जाते हैं। उन्हीं दो लोगों के 24 घंटे के भीतर के कई गेमों में पहला पूरा गिना जाता है, दूसरा आधा, तीसरा एक-तिहाई।
arena-you-are-back = आप वापस हैं: जैसे ही कोई खाली होगा, आपका अगला गेम आ जाएगा।
arena-ask = इसे अभी और कोई नहीं देखता। **{ arena-announce }** दबाने पर यह इस चैनल में आता है।
arena-announced-in = एरीना की घोषणा { $channel } में है।
arena-end-question = यह एरीना खत्म करें? नए गेम शुरू नहीं होंगे, और जो चल रहे हैं, वे { $minutes } मिनट और गिने जाएँगे।
arena-cancel-question = यह एरीना शुरू होने से पहले ही खत्म करें?
arena-ended = एरीना खत्म हो रहा है: नए गेम शुरू नहीं होंगे।
arena-goes-on = ठीक है। एरीना जारी है!

arena-announce = घोषणा करें
join = शामिल हों
call-players = खिलाड़ी बुलाएँ
arena-leave = छोड़ें
arena-standings = अंक तालिका
arena-start = अभी शुरू करें
arena-end = खत्म करें
arena-end-yes = हाँ, खत्म करें
arena-end-no = नहीं, जारी रखें
arena-back = मैं वापस हूँ
arena-again = एक और एरीना

# एरीना के पूरे हुए गेम के बोर्ड के नीचे
arena-points = -# एरीना: { $x } { $xpoints }  ·  { $o } { $opoints }
arena-too-short = -# यह गेम एरीना में गिना जाता है, पर रेटिंग में नहीं: उसके लिए दोनों खिलाड़ियों की कम से कम दो-दो चालें चाहिए।
arena-missed = -# { $player } को फ़िलहाल नए गेम नहीं मिलेंगे।
arena-next = -# जब तक एरीना चलता है, आपका अगला गेम अपने आप आ जाता है।

## चुनौतियाँ

challenge = ### ⚔️ { $invited }, टिक-टैक-टो हो जाए?
    { $challenger } ने आपको एक गेम की चुनौती दी है।
challenge-open = ### ⚔️ टिक-टैक-टो के लिए कौन तैयार है?
    { $challenger } को प्रतिद्वंद्वी की तलाश है। जो सबसे पहले शामिल हो, वही खेलेगा।
challenge-rematch = ### ⚔️ { $invited }, एक और गेम हो जाए?
    { $challenger } को रीमैच चाहिए।
challenge-another-try = ### ⚔️ { $invited }, फिर से आज़माएँ?
    { $challenger } को इसी स्थिति से आगे खेलना है।
challenge-until = -# समाप्ति: { $until }
players-called = { $role } { $challenger } को प्रतिद्वंद्वी की तलाश है।
players-found = मिल गया: { $players }
players-none = इस बार कोई नहीं।
challenge-block = ब्लॉक करें
challenge-cancel = मेरी चुनौती रद्द करें
challenge-again = फिर पूछें
challenge-anyway = फिर भी चुनौती दें
challenge-too = मेरी भी पोस्ट करें
challenge-declined = { $invited } ने { $challenger } की चुनौती अस्वीकार कर दी।
challenge-lapsed = { $invited } ने { $challenger } की चुनौती का समय पर जवाब नहीं दिया।
challenge-lapsed-open = { $challenger } को प्रतिद्वंद्वी की तलाश थी, लेकिन समय पर कोई शामिल नहीं हुआ।
challenge-cancelled = { $challenger } ने { $invited } को दी चुनौती रद्द कर दी।
challenge-cancelled-open = { $challenger } ने खुली चुनौती रद्द कर दी।

## इंजन ने वहाँ चाल क्यों चली: चाल ने क्या किया या कैसे मिली; फिर संख्याएँ

why = क्यों?
move-explained = **{ $player }** ने { FORM($cell, of: "obl") } में चाल चली।
effect-win = इस चाल ने { FORM($line, of: "obl") } को पूरा किया और जीत दिलाई।
effect-won = यह इसी चाल से जीत गया।
effect-line = इसने एक लाइन में तीन पूरे किए।
effect-safe = इसने एक लाइन में तीन बनाने से बचाव किया।
effect-block =
    { $whose ->
        [yours] इस चाल ने { FORM($line, of: "obl") } में आपका रास्ता रोक दिया।
       *[theirs] इस चाल ने { FORM($line, of: "obl") } को रोक दिया।
    }
effect-blocked = इसने एक लाइन रोक दी।
effect-coverable = यह एक लाइन के रास्ते में आया, पर कोई बड़ा मोहरा उसे अब भी पूरा कर सकता है।
effect-threat = इसने { $cells ->
        [one] { $cells } खाने
       *[other] { $cells } खानों
    } में जीत का खतरा बनाया है।
effect-no-reason = यह इस चाल का असर है, ज़रूरी नहीं कि चाल की वजह भी यही हो।
line-0 = ऊपरी पंक्ति
line-1 = बीच की पंक्ति
line-2 = निचली पंक्ति
line-3 = बायाँ कॉलम
    .obl = बाएँ कॉलम
line-4 = बीच का कॉलम
    .obl = बीच के कॉलम
line-5 = दायाँ कॉलम
    .obl = दाएँ कॉलम
line-6 = तिरछी लाइन
show-numbers = संख्याएँ दिखाएँ
numbers-title = ### { FORM($engine, of: "who") } ने चाल कैसे चुनी
table-equal = **{ $title }:** `{ $number }`{ $count ->
        [one] {""}
       *[other] {" सबके लिए"}
    }

why-dice-opening = बोर्ड खाली था, इसलिए इसने पासा फेंका: अक्सर कोना, कभी-कभी बीच का खाना, बहुत कम किनारे का खाना।
why-dice-centre = पहली चाल कोने में थी, इसलिए इसने बीच का खाना लिया।
why-dice-corner = पहली चाल बीच के खाने में थी, इसलिए इसने कोना लिया।
why-dice-fork = आमने-सामने के दो कोनों से फ़ोर्क बन सकता है, इसलिए इसने पासा फेंका: अक्सर किनारे का खाना।
why-dice-any = कोई नियम लागू नहीं हुआ, इसलिए इसने कोई भी खाना चुन लिया।
why-lines-weights = इसने सबसे ज़्यादा अंकों वाला खाना लिया। खुली लाइनें थोड़े अंक जोड़ती हैं; जिस लाइन को पूरा करना या रोकना हो, वह बहुत।
why-sampling-games = इसने हर चाल को { $games ->
        [one] { $games } बेतरतीब गेम
       *[other] { $games } बेतरतीब गेमों
    } में आज़माया, और वह चुनी जिससे यह सबसे कम बार हारा।
why-wargames-two-plies = इसने अपनी चालों को उनके जवाबों से तौला, और बराबर चालों में अपनी पसंद से चुना।
why-minimax-guess = अंत इतना दूर था कि दिखा नहीं, इसलिए इसने बेतरतीब चाल चली।
why-minimax-search = इसने गेम के अंत तक आगे की सोची, और सबसे अच्छी चालों में से एक चुनी।
why-level-ahead = इसने { $plies ->
        [1] एक चाल
       *[other] { $plies } चाल
    } आगे तक देखा, उससे आगे नहीं।
why-level-overlooked =
    { $whose ->
        [own] अपनी ही एक लाइन इसकी नज़र से छूट गई।
        [theirs] प्रतिद्वंद्वी की एक लाइन इसकी नज़र से छूट गई।
       *[other] एक लाइन इसकी नज़र से छूट गई।
    }
why-matched-measured = इसने अपने स्तर के मुताबिक चाल चुनी।
why-perfect-winning = इसने ऐसी चाल चुनी जो, जवाब कुछ भी हो, जीत दिलाती है।
why-perfect-trap = अपनी सुरक्षित चालों में से इसने वह चुनी जिसका लोग सबसे ज़्यादा गलत जवाब देते हैं।
why-perfect-hold = इसने एक सुरक्षित चाल चुनी। इसका कोई भी जवाब गलती नहीं है।
why-perfect-losing = अगर प्रतिद्वंद्वी आगे अच्छा खेले, तो इसकी हर चाल हारती है।
why-tree-win = इसे ऐसी चाल मिली जिससे जीत पक्की है।
why-tree-search = इसने उन चालों में से एक चुनी जिन पर यह सबसे ज़्यादा बार लौटा।
why-sampling-hurried = बहुत-से गेम इंतज़ार में थे, इसलिए इसने जल्दी में चाल चली।
why-board-won = इसने वह छोटा बोर्ड जीत लिया।
why-board-blocked = इसने उस छोटे बोर्ड में एक लाइन रोक दी।
why-sent-anywhere = अगली चाल किसी भी खुले बोर्ड में हो सकती है: { $board } बंद है।
why-sent-empty = अगली चाल { FORM($board, of: "obl") } में ही होगी, जो अभी खाली है।
why-sent-own = इसने { FORM($board, of: "obl") } में जीत का खतरा बनाया है, और अगली चाल वहीं होगी।
why-sent-theirs = अगली चाल { FORM($board, of: "obl") } में ही होगी, और उससे यह बोर्ड जीता जा सकता है।
why-sent-both = इसने { FORM($board, of: "obl") } में जीत का खतरा बनाया है, लेकिन अगली चाल वहीं होगी, और उससे यह बोर्ड पहले ही जीता जा सकता है।
why-sent-neither = अगली चाल { FORM($board, of: "obl") } में ही होगी, जिसे अभी कोई एक चाल में नहीं जीत सकता।
why-chance = इसने अपनी जीत की संभावना करीब { $percent }% आँकी, जिसमें ड्रॉ आधा गिना जाता है।

table-lines-weight = हर खाली खाने के अंक
table-sampling-wins = हर चाल से जीते गए गेम, { $games } में से
table-sampling-draws = हर चाल से ड्रॉ हुए गेम, { $games } में से
table-wargames-own = इसकी चालें कितनी अच्छी हैं
table-wargames-reply = आपके जवाब कितने अच्छे हैं
table-wargames-taste = इसकी चालें, इसकी पसंद जोड़कर
table-tree-chance = हर चाल से जीत की कितनी उम्मीद लगती है
table-tree-visits = इसने हर चाल को कितनी बार देखा
table-minimax-value = हर चाल का नतीजा (10 यानी जीत, 0 ड्रॉ, -10 हार)
table-perfect-chance = हर सुरक्षित चाल से जीत की संभावना, अगर आप कभी-कभार गलती करें
table-perfect-slip = हर सुरक्षित चाल पर आपके जवाबों में गलतियों का हिस्सा

## हिंट: स्थिति की सच्चाई, कहाँ देखें, और चाल

hint = हिंट
hint-question = हिंट लेने पर यह गेम बिना रेटिंग का हो जाता है: इससे आपकी रेटिंग अब नहीं बदल सकती।
hint-yes = हिंट दिखाएँ
hint-where = कहाँ?
hint-what = कौन-सी चाल?
hint-gone = इस हिंट के बाद बोर्ड बदल गया है। नए हिंट के लिए बोर्ड के नीचे **{ hint }** दबाएँ।
hint-unseen = -# बोर्ड पर यह अभी नहीं दिखता। अगली बार उसका कोई बटन दबाने पर वह सिर्फ़ ताज़ा होगा।
hint-finish = **आप गेम पूरा कर सकते हैं:** { $right ->
        [1] एक चाल तुरंत जिताती है।
        [one] { $right } चाल तुरंत जिताती है।
       *[other] { $right } चालें तुरंत जिताती हैं।
    }
hint-only-move = **आपके पास सिर्फ़ एक चाल है।**
hint-own-line = **सावधान:** { $wrong ->
        [1] आपकी { $legal } चालों में से एक चाल एक लाइन में तीन बना देती है
        [one] आपकी { $legal } चालों में से { $wrong } एक लाइन में तीन बना देती है
       *[other] आपकी { $legal } चालों में से { $wrong } एक लाइन में तीन बना देती हैं
    }, और उससे हार होती है।
hint-threat = **सावधान:** { $right ->
        [one] सिर्फ़ एक चाल बॉट को अगली बारी में जीतने से रोकती है।
       *[other] आपकी { $legal } चालों में से { $wrong } के बाद बॉट अगली बारी में जीत सकता है।
    }
hint-win-in-two = **आप दो चालों में जीत सकते हैं:** { $right ->
        [1] एक चाल से शुरुआत होती है।
        [one] आपकी { $legal } चालों में से { $right } से शुरुआत होती है।
       *[other] आपकी { $legal } चालों में से { $right } से शुरुआत होती है।
    }
hint-win-some = **आप यहाँ से जीत सकते हैं।** { $right ->
        [1] सिर्फ़ एक चाल जीत बनाए रखती है।
        [one] आपकी { $legal } चालों में से { $right } जीत बनाए रखती है।
       *[other] आपकी { $legal } चालों में से { $right } जीत बनाए रखती हैं।
    }
hint-win-all = **आप यहाँ से जीत सकते हैं।** हर चाल जीत बनाए रखती है।
hint-even-some = **गेम बराबरी पर है।** { $right ->
        [1] सिर्फ़ एक चाल ड्रॉ बनाए रखती है।
        [one] आपकी { $legal } चालों में से { $right } ड्रॉ बनाए रखती है।
       *[other] आपकी { $legal } चालों में से { $right } ड्रॉ बनाए रखती हैं।
    }
hint-even-all = **गेम बराबरी पर है।** हर चाल ड्रॉ बनाए रखती है, इसलिए वह ढूँढें जिसका जवाब सबसे मुश्किल हो।
hint-lost = **आप कुछ भी करें, बॉट जीत सकता है।** वह चाल चुनें जिसका जवाब सबसे मुश्किल हो।
hint-judged = **बॉट का अनुमान:** आपकी संभावना करीब { $chance }% है।
hint-area = सबसे अच्छी चाल { $area } है।
hint-judged-area = लगता है कि सबसे अच्छी चाल { $area } है।
hint-board = सबसे अच्छी चाल { FORM($board, of: "obl") } में है।
hint-judged-board = लगता है कि सबसे अच्छी चाल { FORM($board, of: "obl") } में है।
hint-move = { FORM($cell, of: "obl") } में चाल चलें।
hint-play = यही चलें
hint-played = आपने { FORM($cell, of: "obl") } में चाल चली।
area-line-0 = ऊपरी पंक्ति में
area-line-1 = बीच की पंक्ति में
area-line-2 = निचली पंक्ति में
area-line-3 = बाएँ कॉलम में
area-line-4 = बीच के कॉलम में
area-line-5 = दाएँ कॉलम में
area-line-6 = ऊपरी बाएँ कोने वाली तिरछी लाइन पर
area-line-7 = ऊपरी दाएँ कोने वाली तिरछी लाइन पर
area-quarter-0 = ऊपरी बाएँ चौथाई हिस्से में
area-quarter-1 = ऊपरी दाएँ चौथाई हिस्से में
area-quarter-2 = निचले बाएँ चौथाई हिस्से में
area-quarter-3 = निचले दाएँ चौथाई हिस्से में

## पूरे हुए गेम का रिव्यू

review = रिव्यू
review-player-accuracy = { $player } { $number }%
review-try-again = चाल { $number } से फिर आज़माएँ
review-player-hints = { $player } ({ $hints ->
        [one] { $hints } हिंट
       *[other] { $hints } हिंट
    })
review-start = **शुरुआत।** ▶ से { $moves ->
        [1] चाल देखें
        [one] { $moves } चाल देखें
       *[other] { $moves } चालें एक-एक करके देखें
    }।
review-move = **{ $moves } में से चाल { $number }:** { $mark } ने { FORM($cell, of: "obl") } में चाल चली
review-accuracy = सटीकता: { $players }
review-turning-point = **{ $moves } में से चाल { $number }, निर्णायक मोड़:** { $mark } ने { FORM($cell, of: "obl") } में चाल चली · **{ $name }**
review-faultless = किसी भी पक्ष ने निर्णायक गलती नहीं की।
review-praise-find = बहुत खूब: { FORM($cell, of: "obl") } में आपकी चाल ही इकलौती अच्छी चाल थी।
review-praise-trap = आपने बढ़िया जाल बिछाया: { $cell }।
review-praise-moves = { $good ->
        [0] एक सुझाव:
       *[other] { $moves ->
            [1] आपकी इकलौती चाल सही थी।
            [one] आपकी { $moves } चाल में से { $good } सही थी।
           *[other] आपकी { $moves } चालों में से { $good ->
                [1] एक सही थी।
                [one] { $good } सही थी।
               *[other] { $good } सही थीं।
            }
        }
    }
review-praise-last-moves = { $good ->
        [0] एक सुझाव:
       *[other] { $moves ->
            [1] आपकी आखिरी चाल सही थी।
            [one] आपकी आखिरी { $moves } चाल में से { $good } सही थी।
           *[other] आपकी आखिरी { $moves } चालों में से { $good ->
                [1] एक सही थी।
                [one] { $good } सही थी।
               *[other] { $good } सही थीं।
            }
        }
    }
review-lesson = अगली बार चाल { $number } पर { FORM($cell, of: "obl") } में चलें।
review-next-time = अगली बार यह चलें: { $cells }।
review-held = बेहतर: { $cells }।
review-better = थोड़ा बेहतर: { $cells }।
review-any = हरे खानों में से एक
review-any-move = { $count } दूसरी चालों में से एक
review-trap = यह एक जाल भी है: जो जवाब स्वाभाविक लगता है, वह गलत है।
review-partly-known = -# बॉट सिर्फ़ आखिरी चालों को आँक सकता है। उनसे पहले अंत इतना दूर है कि दिखता नहीं।
review-unknown = -# बॉट नहीं बता सकता कि ये चालें कैसी थीं।
review-doubts = -# दोबारा देखने लायक चालें: { $numbers }।
review-doubt = बॉट का अनुमान: { $mark } की संभावना करीब { $before }% से घटकर { $after }% रह गई। { FORM($cell, of: "obl") } में चलना बेहतर लगता था।
review-boards-won = -# अंत तक जीते गए छोटे बोर्ड: X { $x }, O { $o }।

move-brilliant = शानदार
move-great = बढ़िया
move-best = सबसे अच्छी
move-good = अच्छी
move-sound = ठीक
move-winning = जिताने वाली
move-inaccuracy = हल्की गलती
move-slower = ज़्यादा धीमी
move-doubtful = संदिग्ध
move-missed-win = छूटी हुई जीत
move-blunder = भारी गलती
move-opening = शुरुआती
move-forced = मजबूरी की
move-given = पहले से तय
move-and-trap = { $name }, एक जाल

review-won = इसी चाल ने गेम जिताया।
review-own-line = इससे एक लाइन पूरी हुई, और यहाँ लाइन बनाने से हार होती है।
review-win-overlooked = यहाँ जीत का मौका था: { $cell }।
review-line-left-open = एक लाइन खुली रह गई: { FORM($cell, of: "obl") } में चाल से { $opponent } की जीत हो सकती है।
review-win-allowed = अब { FORM($cell, of: "obl") } में चाल से { $opponent } की जीत हो सकती है।
review-fork-allowed = इससे { $opponent } को { FORM($cell, of: "obl") } में चाल से एक साथ दो खतरे बनाने का मौका मिलता है।
review-win-let-go = जीत पक्की की जा सकती थी: { $cell }।
review-loss-allowed = अब { FORM($cell, of: "obl") } में चाल से { $opponent } की जीत पक्की हो सकती है।
review-no-choice = कोई दूसरी चाल थी ही नहीं।
review-all-equal = सभी चालें बराबर की थीं।
review-lost-already = तब तक, चाल कोई भी हो, { $opponent } की जीत हो सकती थी।
review-only-winning = अब सिर्फ़ यही चाल जीत दिलाती है।
review-only-holding = सिर्फ़ यही चाल ड्रॉ बनाए रखती है।
review-fork-made = एक साथ दो खतरे: एक तो काम कर ही जाता है।
review-blocked = यह { $opponent } की लाइन रोकती है।
review-win-kept = यह जीत बनाए रखती है।
review-draw-kept = यह ड्रॉ बनाए रखती है।

## इंजन कौन हैं: कैसे सोचते हैं, कैसे हराए जाते हैं, कितने मज़बूत हैं

engines-title =
    ## इंजनों से मिलें
    जितने ज़्यादा खंड, “क्लासिक” में हराना उतना मुश्किल। तरीका देखने के लिए कोई एक चुनें।
    - Sampling: हर गेम
    - Minimax, Perfect: “{ game-ultimate }” छोड़कर हर गेम
    - Tree, Learned: “{ game-ultimate }”
    दूसरे मेनू में हर गेम के लेवल हैं।
engines-pick = कोई इंजन चुनें
play-level = ▶ { $level }
engine-worst = { $worst ->
        [0] इसे कोई नहीं हरा सकता।
        [one] इसकी आदतें जानने वाले इसे 100 में से { $worst } गेम में हरा देते हैं।
       *[other] इसकी आदतें जानने वाले इसे 100 में से { $worst } गेमों में हरा देते हैं।
    }
engine-random = बेतरतीब खेलने वाले के खिलाफ़ यह 100 में से { $wins ->
        [one] { $wins } गेम
       *[other] { $wins } गेम
    } जीतता है और { $losses ->
        [0] एक भी नहीं
       *[other] { $losses }
    } हारता है।
engine-beat = **इसे कैसे हराएँ:** { $beat }

about-dice = कुछ नियमों पर चलता है। जब कोई लागू न हो, तो पासा फेंकता है।
about-lines = हर खाने से गुज़रती लाइनों को अंक देता है, और कभी आगे की नहीं सोचता।
about-sampling = हर चाल को सौ तक बेतरतीब गेमों में आज़माता है।
about-wargames = अपनी चाल और आपका जवाब देखता है, उससे आगे नहीं।
about-minimax = गेम के अंत तक आगे की सोचता है।
about-perfect = हर स्थिति इसे ज़बानी याद है, और यह जाल बिछाता है।

beat-dice = पहली चाल आप चलें, किसी किनारे के बीच में। उसके लिए इसके पास कोई नियम नहीं है।
beat-lines = पहली चाल आप चलें: एक कोना, फिर किनारे का वह खाना जो शतरंज के घोड़े की चाल जितना दूर हो। यह हर बार फ़ोर्क में फँस जाता है।
beat-sampling = पहली चाल आप चलें और आमने-सामने के दो कोने लें। यह अक्सर जवाब में तीसरा कोना ले लेता है।
beat-wargames = पहली चाल आप कोने में चलें। जब यह बीच का खाना ले, तो सामने वाला कोना लें, फिर तीसरा कोना।
beat-minimax = हराया नहीं जा सकता, इसलिए ड्रॉ के लिए खेलें। “{ level-easy }” लेवल पर यह चार खाने बचने तक बेतरतीब चलता है।
beat-perfect = हराया नहीं जा सकता, इसलिए ड्रॉ के लिए खेलें।

levels-pick = किसी गेम के लेवल
levels-title =
    ## “{ $game }” के लेवल
    नियम: { $rule } दोनों अपना सबसे अच्छा खेलें, तो ड्रॉ होता है।
levels-title-unsolved =
    ## “{ $game }” के लेवल
    नियम: { $rule }
levels-line = { "**" }{ $level }**, रेटिंग { $points }: { $beat }
levels-matched = -# { "**" }{ level-matched }**, बिना रेटिंग, आपके जितना ही मज़बूत है।
levels-blocks = -# खंड: दस में से कितने गेम यह उनसे नहीं हारता जिन्हें पाँच में से चार बार सबसे अच्छी चाल मिल जाती है।

beat-learned = बॉट का सबसे मज़बूत लेवल; यह गेम अभी तक किसी ने हल नहीं किया। यह हज़ारों स्थितियाँ देखता है। इसे बोर्ड चुनने की आज़ादी न दें, और एक लाइन में तीन बोर्ड की शुरू से सोचें।
beat-levels = यह { $plies ->
        [1] एक चाल
       *[other] { $plies } चाल
    } आगे तक देखता है, उसके बाद अंदाज़ा लगाता है। उससे आगे की योजना बनाएँ।
beat-overlooking = आपके { $percent }% खतरे इसकी नज़र से छूट जाते हैं। हर चाल से खतरा बनाएँ।

## शो: दो इंजन आपस में खेलते हैं

show-opening = **तैयार? मुकाबला शुरू!**
show-moved = **{ $engine } ({ $mark }) ने { FORM($cell, of: "obl") } में चाल चली**
show-move = **{ $mark }** { $engine }: { $why }
show-stop = रोकें
show-again = फिर से
show-play-winner = विजेता से खेलें
show-stopped = रोक दिया गया।
show-cut-short = माफ़ करें, बॉट को बीच में ही रुकना पड़ा।
show-lost = शुरू होने से पहले ही कनेक्शन टूट गया।
show-record = अब तक { $games ->
        [one] { $games } गेम
       *[other] { $games } गेम
    }: X की { $x ->
        [0] कोई जीत नहीं
       *[other] { $x } जीत
    }, O की { $o ->
        [0] कोई जीत नहीं
       *[other] { $o } जीत
    }, { $draws ->
        [0] कोई ड्रॉ नहीं
       *[other] { $draws } ड्रॉ
    }।
show-conclusion = **अजीब खेल है। जीतने की एक ही चाल है: न खेलना।** तो फिर { COMMAND("tictactoe start") } हो जाए?

## मदद, और यह सवाल कि किसे चुनौती दें

help-text =
    ## टिक-टैक-टो
    एक लाइन में तीन बने तो जीत। यहीं इस चैट में बॉट से खेलें, या किसी दोस्त को चुनौती दें।
    बॉट के सामने अटकें, तो **{ hint }** दबाएँ। गेम के बाद **{ review }** दिखाता है कि किस चाल ने गेम तय किया।
help-games = खेलने के लिए गेम चुनें…
help-hint = -# अगली बार सीधे { COMMAND("tictactoe start") } लिखें
help-play = बॉट से खेलें
help-challenge = दोस्त से खेलें
help-stats = आँकड़े
help-privacy-policy = निजता नीति
help-terms = शर्तें
help-support = सहायता
challenge-who = किसे चुनौती देनी है?
challenge-who-person = किसी को चुनें
challenge-who-anyone = खुली चुनौती
challenge-recent-number = { $number } को चुनौती दें

## जो किसी से निजी तौर पर पूछा या कहा जाता है

resign-question-counted = इस गेम में हार मानें? यह हार गिनी जाएगी।
resign-question-uncounted = इस गेम में हार मानें? यह गिना नहीं जाएगा: उसके लिए दोनों खिलाड़ियों की कम से कम दो-दो चालें चाहिए।
resign-question-arena = इस गेम में हार मानें? { $counts ->
        [counted] तब एरीना में अंक आपके प्रतिद्वंद्वी को मिलेंगे।
       *[uncounted] यह गिना नहीं जाएगा, और जब तक आप **{ arena-back }** न दबाएँ, नए गेम नहीं मिलेंगे।
    }
resign-question-unrated = इस गेम में हार मानें? यह बिना रेटिंग का है, इसलिए आपकी रेटिंग वही रहेगी।
resign-yes = हाँ, हार मानें
resign-no = खेलते रहें
resign-done = आपने हार मान ली। खेलने के लिए धन्यवाद!
resign-kept = ठीक है। गेम जारी है!

already-playing = आप यहाँ पहले से खेल रहे हैं।
already-shown = यह रहा आपका गेम फिर से।
already-show = यहाँ दिखाएँ
which-game = यहाँ आपके दो गेम चल रहे हैं। कौन-सा?

start-own = अपना गेम शुरू करें
you-declined = आपने अस्वीकार किया। { $person } आपको { $time } से ({ $left }) फिर चुनौती दे सकते हैं।
blocked = { $person } अब आपको चुनौती नहीं दे सकते; आप इसे { COMMAND("privacy") } में पलट सकते हैं।

privacy-title = ## निजता
privacy-challenges-on = **चुनौतियाँ:** जिन्हें आपने ब्लॉक नहीं किया, वे सब आपको चुनौती दे सकते हैं।
privacy-challenges-off = **चुनौतियाँ:** कोई आपको चुनौती नहीं दे सकता।
privacy-challenges-turn-on = चुनौतियाँ आने दें
privacy-challenges-turn-off = चुनौतियाँ रोकें
privacy-reminders-on = **रिमाइंडर:** धीमे गेम में आपकी बारी आते ही और फिर एक चौथाई समय बचने पर बॉट आपको मेंशन करता है। आराम वाले गेम में वह आपकी बारी शुरू होने के दो मिनट बाद ऐसा करता है।
privacy-reminders-off = **रिमाइंडर:** बॉट आपको आपकी बारी याद नहीं दिलाता।
privacy-reminders-turn-on = याद दिलाएँ
privacy-reminders-turn-off = याद न दिलाएँ
privacy-games-on = **आपके गेम:** किसी सर्वर पर आपने जो खेला, उसे उसके सदस्य { COMMAND("history") } और { COMMAND("stats") } में देखते हैं।
privacy-games-off = **आपके गेम:** पूरे होने के बाद ये { COMMAND("history") } और { COMMAND("stats") } में सिर्फ़ आपको और आपके प्रतिद्वंद्वियों को मिलते हैं, और वही इनका रिव्यू देख सकते हैं। चैनलों के बोर्ड, साझा किए गए गेम, रेटिंग और कुल आँकड़े सबको दिखते रहते हैं।
privacy-games-turn-on = मेरे गेम दिखाएँ
privacy-games-turn-off = मेरे गेम छिपाएँ
privacy-words-on = **बोर्ड शब्दों में:** अब से शुरू होने वाले गेम में, दूसरे खिलाड़ी की हर चाल के बाद बॉट आपको बोर्ड शब्दों में बताता है, सिर्फ़ आपको।
privacy-words-off = **बोर्ड शब्दों में:** सिर्फ़ जब आप “{ board-in-words }” दबाएँ।
privacy-words-turn-on = बोर्ड बताएँ
privacy-words-turn-off = बोर्ड न बताएँ
privacy-name = **आपका नाम:** ग्लोबल लीडरबोर्ड पर छिपा रहता है, जब तक आप उसे { COMMAND("stats") } में { choice-everywhere } पर न दिखाएँ।
privacy-blocked = **ब्लॉक किए गए:** इस मेनू के लोग आपको चुनौती नहीं दे सकते।
privacy-blocked-none = कोई ब्लॉक नहीं है
privacy-data =
    ### आपका डेटा
    बॉट आपके गेम, रेटिंग और सेटिंग सहेजता है, लेकिन नाम या मैसेज नहीं।
privacy-blocked-deleted = { $count ->
        [one] आपके ब्लॉक किए { $count } व्यक्ति ने अपना डेटा मिटा दिया है, इसलिए बॉट नाम नहीं बता सकता। वे भी आपको चुनौती नहीं दे सकते।
       *[other] आपके ब्लॉक किए { $count } लोगों ने अपना डेटा मिटा दिया है, इसलिए बॉट नाम नहीं बता सकता। वे भी आपको चुनौती नहीं दे सकते।
    }
privacy-unblock-deleted = डेटा मिटा चुके लोगों को अनब्लॉक करें

refusal-not-your-match = यह किसी और का गेम है।
refusal-not-your-turn = अभी { $person } की बारी है। यह <t:{ $since }:R> शुरू हुई।
refusal-match-not-over = यह गेम अभी खत्म नहीं हुआ।
refusal-not-against-bot = बॉट ड्रॉ स्वीकार नहीं करता। खेलते रहें, या हार मानें।
refusal-draw-too-early = आप पाँचवीं चाल से ड्रॉ की पेशकश कर सकते हैं।
refusal-nothing-to-take-back = आपने अभी तक कोई चाल नहीं चली, इसलिए वापस लेने को कुछ नहीं है।
refusal-offer-stands = पहले मौजूदा पेशकश का जवाब दें।
refusal-own-offer = यह आपकी अपनी पेशकश है, इसलिए सिर्फ़ { $person } इसे स्वीकार या अस्वीकार कर सकते हैं। आप इसे हटा सकते हैं।
refusal-not-your-offer = सिर्फ़ { $person } इस पेशकश को हटा सकते हैं। आप इसे स्वीकार या अस्वीकार कर सकते हैं।
refusal-no-offer = यह पेशकश अब नहीं रही।
refusal-challenge-open = यह गेम शुरू नहीं हुआ। चुनौती को अभी जवाब का इंतज़ार है।
refusal-challenge-over = यह चुनौती अब खुली नहीं है।
refusal-not-your-challenge = सिर्फ़ { $person } इस चुनौती को स्वीकार या अस्वीकार कर सकते हैं। अपनी चुनौती { COMMAND("tictactoe challenge") } से दें।
refusal-own-challenge = आप अपनी ही चुनौती स्वीकार नहीं कर सकते। यह किसी और को करना होगा।
refusal-own-invitation = यह आपकी अपनी चुनौती है, इसलिए सिर्फ़ { $person } इसे स्वीकार या अस्वीकार कर सकते हैं। आप इसे रद्द कर सकते हैं।
refusal-not-your-invitation = सिर्फ़ { $person } इस चुनौती को रद्द कर सकते हैं।
refusal-too-many-challenges = आपकी पहले से { $limit ->
        [one] { $limit } खुली चुनौती है
       *[other] { $limit } खुली चुनौतियाँ हैं
    }। जवाब का इंतज़ार करें, या कोई एक रद्द करें।
refusal-not-challengeable = { $person } अभी चुनौतियाँ नहीं ले रहे हैं।
refusal-just-declined = { $person } ने अभी-अभी अस्वीकार किया है। आप <t:{ $until }:t> से (<t:{ $until }:R>) फिर चुनौती दे सकते हैं।
refusal-no-role-to-call = बॉट अब बुलाने वाले रोल को मेंशन नहीं कर सकता। जो सर्वर मैनेज करते हैं, वे { COMMAND("settings") } में दूसरा रोल चुन सकते हैं।
refusal-just-called = यहाँ खिलाड़ी अभी-अभी बुलाए गए हैं। आप उन्हें <t:{ $until }:t> से (<t:{ $until }:R>) फिर बुला सकते हैं।
refusal-too-many-blocks = आपने पहले से { $limit ->
        [one] { $limit } व्यक्ति को
       *[other] { $limit } लोगों को
    } ब्लॉक किया है, और बॉट इससे ज़्यादा नहीं रख सकता। पहले { COMMAND("privacy") } में किसी को हटाएँ।
refusal-self-challenge = आप खुद को चुनौती नहीं दे सकते। जो पहले शामिल हो, उससे खेलने के लिए `opponent` खाली छोड़ें।
refusal-bot-challenge = दूसरे बॉट यह नहीं खेल सकते। किसी इंसान को चुनौती दें, या इसी बॉट से खेलें।
refusal-not-here = { $person } इस चैनल को देख नहीं सकते।
refusal-nobody-here = यह चैट और कोई नहीं देख सकता। { COMMAND("tictactoe start") } से बॉट के साथ खेलें, या किसी सर्वर में किसी को चुनौती दें।
refusal-only-you = इस सर्वर में बॉट के जवाब सिर्फ़ आपको दिखते हैं, इसलिए चुनौती रद्द कर दी गई। कोई शामिल हो ही नहीं पाता।
refusal-opponent-busy = { $person } यहाँ पहले से खेल रहे हैं। उनके गेम के बाद फिर कोशिश करें।
refusal-opponent-deleted = आपके प्रतिद्वंद्वी ने अपना डेटा मिटा दिया है, इसलिए बॉट अब नहीं जानता कि वे कौन थे। { COMMAND("tictactoe challenge") } से किसी को चुनौती दें।
refusal-wrong-channel = आप साथ मिलकर उसी चैनल में फिर कोशिश कर सकते हैं जहाँ वह गेम हुआ था। उसका रिव्यू वहीं खोलें।
refusal-rematch-made = इस गेम का रीमैच पहले से है।
refusal-cell-taken = वह खाना भरा है। कोई खाली खाना चुनें।
refusal-board-moved-on = आपके दबाने से पहले बोर्ड बदल गया। अब वह ऐसा दिखता है।
refusal-match-over = यह गेम खत्म हो चुका है। { COMMAND("tictactoe start") } से दूसरा शुरू करें।
refusal-arena-match-over = यह गेम खत्म हो चुका है। जब तक एरीना चलता है, आपका अगला गेम अपने आप आ जाता है।
refusal-newer-engine = बॉट अपडेट हो रहा है, और इस गेम के प्रतिद्वंद्वी को सिर्फ़ उसका नया संस्करण जानता है। कुछ नहीं बदला; कुछ मिनट बाद फिर कोशिश करें।
refusal-no-such-match = यहाँ आपके लिए कोई गेम नहीं है। { COMMAND("tictactoe start") } से एक शुरू करें।
refusal-already-playing = आप यहाँ पहले से खेल रहे हैं। { COMMAND("tictactoe board") } आपका गेम दिखाता है।
refusal-wrong-engine = { $variant ->
    [classic] { $engine } सिर्फ़ “{ game-ultimate }” खेलता है।
    [ultimate] { $engine } “{ $game }” नहीं खेलता। Sampling, Tree और Learned इसे खेलते हैं।
   *[other] { $engine } “{ $game }” नहीं खेलता। Sampling, Minimax और Perfect इसे खेलते हैं।
}
refusal-no-such-level = { $engine } में “{ $level }” लेवल नहीं है। { $engine } से खेलने के लिए `difficulty` खाली छोड़ें, या “{ $level }” लेवल पर खेलने के लिए `engine` खाली छोड़ें।
refusal-unknown-button = यह बटन बहुत पुराना है। { COMMAND("tictactoe start") } से गेम शुरू करें।
refusal-too-fast = आप बॉट से भी तेज़ हैं। कृपया उसे कुछ सेकंड दें।
refusal-unknown-option = बॉट यह विकल्प नहीं जानता। सूची में से एक चुनें।
refusal-board-gone = वह बोर्ड मिटा दिया गया। { COMMAND("tictactoe board") } आपका गेम फिर दिखाता है।
refusal-nothing-to-explain = बॉट ने अभी तक कोई चाल नहीं चली।
refusal-no-hints = हिंट सिर्फ़ बॉट के खिलाफ़ गेम में मिलते हैं।
refusal-show-running = इस चैनल में दो इंजन पहले से खेल रहे हैं। उनका गेम पूरा होने का इंतज़ार करें, या जिसने इसे शुरू किया है उससे रोकने को कहें।
refusal-too-many-shows = बॉट अभी और शो नहीं चला सकता। एक मिनट बाद फिर कोशिश करें।
refusal-show-over = यह शो खत्म हो चुका है।
refusal-not-your-show = इस शो को सिर्फ़ वे रोक सकते हैं जिन्होंने इसे शुरू किया।
refusal-nothing-to-review = आपने अभी तक कोई गेम पूरा नहीं किया। { COMMAND("tictactoe start") } से एक शुरू करें।
refusal-store-busy = बॉट इसे अभी सहेज नहीं पाया। कुछ खोया नहीं है; ज़रा रुककर फिर कोशिश करें।
refusal-store-unknown = उसी पल बॉट का अपने डेटाबेस से संपर्क टूट गया, इसलिए पता नहीं कि यह सहेजा गया या नहीं। ज़रा रुककर फिर देखें।
refusal-store-damaged = बॉट अपना डेटाबेस पढ़ नहीं पाता, इसलिए यह गिना नहीं गया। इसे बॉट चलाने वालों को ठीक करना होगा।
refusal-unknown-command = यह कमांड बदल गया है। Discord को रीलोड करके फिर कोशिश करें।
refusal-engine-failed = बॉट समय पर चाल नहीं सोच पाया। आपका गेम सुरक्षित है; फिर कोशिश करें।
refusal-broken = बॉट की ओर से कुछ गड़बड़ हुई। आपका गेम सुरक्षित है; फिर कोशिश करें।

## स्थिति: लीडरबोर्ड, कार्ड, आपसी आँकड़े, और गेम क्यों नहीं गिना गया

command-stats = लीडरबोर्ड, किसी खिलाड़ी के आँकड़े, या दो खिलाड़ियों का आपसी रिकॉर्ड
command-stats-player = किसके आँकड़े दिखाएँ
command-stats-versus = इस खिलाड़ी के खिलाफ़ उनका रिकॉर्ड दिखाएँ
command-stats-scope = यह सर्वर या ग्लोबल (न चुनें तो यह सर्वर)
choice-server = यह सर्वर
choice-everywhere = ग्लोबल

stats-title-server = ## 🏆 इस सर्वर का लीडरबोर्ड
stats-title-everywhere = ## 🏆 ग्लोबल लीडरबोर्ड
stats-title-season = ## 🏆 इस सर्वर का लीडरबोर्ड: सीज़न { $number }
stats-title-direct = ## आपके डायरेक्ट मैसेज
results-legend = -# जीत/ड्रॉ/हार
stats-unsettled = अभी रैंक नहीं: कुछ गेम और चाहिए
stats-empty = अभी तक किसी ने गिना जाने वाला गेम पूरा नहीं किया। शुरुआत आप करें: { COMMAND("tictactoe start") }
stats-unsettled-season = रैंक नहीं: गेम कम हैं
stats-empty-season = इस सीज़न में किसी ने गिना जाने वाला गेम पूरा नहीं किया।
stats-own-none-season = { "**आपने**" } इस सीज़न में गिना जाने वाला कोई गेम पूरा नहीं किया।
stats-you = { $who } { "**(आप)**" }
stats-own-none = { "**आपने**" } यहाँ अभी तक गिना जाने वाला कोई गेम पूरा नहीं किया।
stats-own-unnamed = -# इस सूची में आपका नाम बाकी सबसे छिपा है।
stats-someone = कोई खिलाड़ी
person-gone = डिलीट किए गए यूज़र
stats-page = { $pages } में से { $page }
stats-mine = मेरा पेज
stats-to-direct = DM
stats-name-me = नाम दिखाएँ
stats-unname-me = नाम छिपाएँ
stats-help = रेटिंग के नियम
play = खेलें
card-board = लीडरबोर्ड

card-rank = { "**" }{ $points }**, रैंक { $rank }
card-none = यहाँ अभी तक गिना जाने वाला कोई गेम नहीं।
card-none-season = इस सीज़न में कोई गेम नहीं गिना गया।
card-direct = { "**" }{ $points }**, जो सिर्फ़ आपको दिखता है
card-puzzles =
    -# 🧩 हल की गई पहेलियाँ: { $solved }
    -# 🔥 सबसे लंबी स्ट्रीक: { $longest }
card-total = जीत { $wins }, ड्रॉ { $draws }, हार { $losses }  ·  X { $x ->
        [0] कभी नहीं
        [one] { $x } बार
       *[other] { $x } बार
    }, O { $o ->
        [0] कभी नहीं
        [one] { $o } बार
       *[other] { $o } बार
    }
card-streak = लगातार जीत: अभी { $streak }, सबसे ज़्यादा { $best }
card-streak-season = लगातार जीत: आखिर में { $streak }, सबसे ज़्यादा { $best }
card-opening = पहली चाल अक्सर इस खाने में: { $cell } ({ $times ->
        [one] { $times } बार
       *[other] { $times } बार
    })
card-opponents = ### किसके खिलाफ़
card-opponent = { $opponent }: { $wins } जीत, { $draws } ड्रॉ, { $losses } हार
card-opponent-people = लोग
card-opponent-you = आप
against-bot = ## { -bot } के खिलाफ़ { $who }
against-bot-how = -# हर लेवल की रेटिंग तय है: **{ stats-help }** देखें।
card-latest = ### यहाँ के ताज़ा गेम
card-match-link = { $match }  ·  [बोर्ड]({ $link })
card-picture = बाएँ: पिछले { $matches ->
        [one] { $matches } गेम
       *[other] { $matches } गेमों
    } में रेटिंग, { $first } से { $last } तक, सबसे कम { $lowest }, सबसे ज़्यादा { $highest }। दाएँ: हर खाना कितनी बार पहली चाल बना, पंक्ति-दर-पंक्ति: { $cells }।
card-picture-caption = -# बाएँ: समय के साथ रेटिंग। दाएँ: हर खाना कितनी बार पहली चाल बना।

waiting-yours = **आपकी बारी ({ $count })**
waiting-theirs = **दूसरों का इंतज़ार ({ $count })**
waiting-game = `{ $number }.` { $game }  ·  { $opponent } के खिलाफ़  ·  समय खत्म { $until }
waiting-thinking = `{ $number }.` { $game }  ·  { $opponent } सोच रहा है
waiting-group-chat = `{ $number }.` { $game }  ·  { $opponent } के खिलाफ़  ·  समय खत्म { $until }  ·  ग्रुप चैट में
waiting-open = गेम { $number }
history-title = ## { $who } के गेम
history-title-server = ## इस सर्वर के ताज़ा गेम
history-seen-here = -# इस सर्वर में खेले गए गेम, और आपके खिलाफ़ खेले गए गेम।
history-seen-own = -# आपके खिलाफ़ खेले गए गेम। किसी सर्वर में चलाने पर यह वहाँ बॉट के खिलाफ़ सबके गेम दिखाता है।
history-seen-direct = -# इस चैट में खेले गए गेम, और आपके खिलाफ़ खेले गए गेम। किसी सर्वर में इनके खेले गेम देखने के लिए इसे वहीं चलाएँ।
history-none = दिखाने को कोई गेम नहीं।
history-none-server = यहाँ दिखाने को अभी कोई गेम नहीं। एक खेलें: { COMMAND("tictactoe start") }
history-won = { $opponent } के खिलाफ़ { "**जीत**" }
history-lost = { $opponent } के खिलाफ़ { "**हार**" }
history-drawn = { $opponent } के साथ { "**ड्रॉ**" }
history-unfinished = { $opponent } के खिलाफ़ { "**अधूरा**" }
history-beat = { $winner } ने { $loser } को हराया
history-drew = { $x } और { $o } का ड्रॉ
history-stopped = { $x } और { $o } का गेम अधूरा रहा
history-unrated = बिना रेटिंग
history-arena = एरीना
history-uncounted = गिना नहीं गया
history-open = कोई गेम खोलें…
history-option = गेम { $number }: { $game }
history-newer = नए
history-older = पुराने
history-all-games = सभी गेम
history-own = आपके गेम
history-server = इस सर्वर के गेम

animation = एनिमेशन
replay-told = गेम चाल-दर-चाल: { $moves }। { $end }
replay-move = { $mark } { $cell }
replay-none = कोई चाल नहीं
replay-won = { $mark } की जीत।
replay-drawn = कोई नहीं जीता।
replay-unfinished = यह पूरा नहीं हुआ।

cell-0 = ऊपरी बायाँ कोना
    .obl = ऊपरी बाएँ कोने
cell-1 = ऊपर बीच का खाना
    .obl = ऊपर बीच के खाने
cell-2 = ऊपरी दायाँ कोना
    .obl = ऊपरी दाएँ कोने
cell-3 = बाएँ बीच का खाना
    .obl = बाएँ बीच के खाने
cell-4 = बीच का खाना
    .obl = बीच के खाने
cell-5 = दाएँ बीच का खाना
    .obl = दाएँ बीच के खाने
cell-6 = निचला बायाँ कोना
    .obl = निचले बाएँ कोने
cell-7 = नीचे बीच का खाना
    .obl = नीचे बीच के खाने
cell-8 = निचला दायाँ कोना
    .obl = निचले दाएँ कोने
piece-a = { $cell } (छोटा मोहरा)
    .obl = छोटे मोहरे से { FORM($cell, of: "obl") }
piece-b = { $cell } (मध्यम मोहरा)
    .obl = मध्यम मोहरे से { FORM($cell, of: "obl") }
piece-c = { $cell } (बड़ा मोहरा)
    .obl = बड़े मोहरे से { FORM($cell, of: "obl") }
cell-in-board = { FORM($board, of: "obl") } में { $cell }
    .obl = { FORM($board, of: "obl") } के { FORM($cell, of: "obl") }
small-board-nw = ऊपरी बायाँ बोर्ड
    .obl = ऊपरी बाएँ बोर्ड
small-board-n = ऊपर बीच का बोर्ड
    .obl = ऊपर बीच के बोर्ड
small-board-ne = ऊपरी दायाँ बोर्ड
    .obl = ऊपरी दाएँ बोर्ड
small-board-w = बाएँ बीच का बोर्ड
    .obl = बाएँ बीच के बोर्ड
small-board-centre = बीच का बोर्ड
    .obl = बीच के बोर्ड
small-board-e = दाएँ बीच का बोर्ड
    .obl = दाएँ बीच के बोर्ड
small-board-sw = निचला बायाँ बोर्ड
    .obl = निचले बाएँ बोर्ड
small-board-s = नीचे बीच का बोर्ड
    .obl = नीचे बीच के बोर्ड
small-board-se = निचला दायाँ बोर्ड
    .obl = निचले दाएँ बोर्ड
ultimate-sent = **{ FORM($board, of: "obl") } में चाल चलें।** 🟨
ultimate-choose = **चाल के लिए 🟨 वाला कोई भी बोर्ड चुनें।**
ultimate-closed = **चाल के लिए 🟨 वाला कोई भी बोर्ड चुनें:** { $board } बंद है।
ultimate-chosen = **{ FORM($board, of: "obl") } में चाल चलें**, या कोई दूसरा चुनें। 🟨
pick-again = दूसरा बोर्ड चुनें
words-row = पंक्ति { $name }: { $cells }।
words-column = कॉलम { $name }: { $cells }।
words-board = { $name }: { $cells }।
words-empty = खाली { $square }
words-fading = { $mark } (सबसे पहले गायब होगा)
words-won = { $mark } ने जीता
words-untouched = अभी कुछ नहीं
words-choose = **कोई भी बोर्ड चुनें जो अभी खुला है।**
pick-a = छोटा ×{ $left }
pick-b = मध्यम ×{ $left }
pick-c = बड़ा ×{ $left }

## गेम: नाम, और एक पंक्ति में नियम

game-classic = क्लासिक
game-misere = रिवर्स
game-vanish = गायब
game-squares = चौकोर
game-drop = ड्रॉप
game-sizes = साइज़
game-ultimate = अल्टीमेट
legend-fading = अगला गायब होने वाला निशान धुंधला है।
legend-sizes = 1 छोटा है, 2 मध्यम, 3 बड़ा।
rule-classic = एक लाइन में तीन बने तो जीत।
rule-misere = एक लाइन में तीन बने तो हार।
rule-vanish = { $moves ->
        [0] आपका चौथा निशान आते ही आपका सबसे पुराना निशान गायब हो जाता है। एक लाइन में तीन बने तो जीत। जो स्थिति तीसरी बार आए, वह ड्रॉ है। पहली चाल किसी किनारे के बीच में नहीं हो सकती।
       *[other] आपका चौथा निशान आते ही आपका सबसे पुराना निशान गायब हो जाता है। एक लाइन में तीन बने तो जीत। जो स्थिति तीसरी बार आए, वह ड्रॉ है।
    }
rule-squares = एक लाइन में चार बने तो जीत, और दो गुणा दो का चौकोर बने तो भी।
rule-drop = निशान अपने कॉलम के सबसे निचले खाली खाने में गिरते हैं। एक लाइन में चार बने तो जीत।
rule-ultimate = आपका खाना प्रतिद्वंद्वी को उसी जगह वाले छोटे बोर्ड में भेजता है। एक लाइन में तीन से छोटा बोर्ड जीता जाता है, और एक लाइन में तीन छोटे बोर्ड से पूरा गेम। ऐसा न हो, तो ज़्यादा बोर्ड वाले की जीत।
rule-sizes = बड़े मोहरे छोटे मोहरों को ढक लेते हैं, आपके अपने भी। मोहरा जहाँ रखें, वहीं रहता है। एक लाइन में आपके तीन बने तो जीत।

versus-title = ## { $one } और { $other }
versus-none = यहाँ आपस का कोई गेम अभी तक पूरा नहीं हुआ।
versus-record =
    { $matches ->
        [one] { $matches } गेम
       *[other] { $matches } गेम
    }: { $one } की { $wins ->
        [0] कोई जीत नहीं
       *[other] { $wins } जीत
    }, { $other } की { $losses ->
        [0] कोई जीत नहीं
       *[other] { $losses } जीत
    }, { $draws ->
        [0] कोई ड्रॉ नहीं
       *[other] { $draws } ड्रॉ
    }।

rules-title = ## रेटिंग के नियम
rules-start = सब 1500 से शुरू करते हैं। मज़बूत खिलाड़ियों को हराने से रेटिंग सबसे ज़्यादा बढ़ती है।
rules-levels = “{ $game }” में बॉट की रेटिंग: { level-easy } { $easy }, { level-medium } { $medium }, { level-hard } { $hard }, { $strongest } { $unbeatable }।
rules-unsure = रैंक मिलते ही आपकी रेटिंग दिखती है: कुछ गेम के बाद, बेहतर हो हर बार अलग विरोधी के साथ।
rules-two-moves = गेम तब गिना जाता है, जब दोनों दो-दो चालें चल चुके हों।
rules-details = विस्तार से
rules-details-text =
    ## रेटिंग विस्तार से
    - रेटिंग Glicko-2 है। बॉट के लेवलों की रेटिंग तय है, सटीक गणना से।
    - दोहराए गए गेम में वही चालें होती हैं, घुमाए या उलटे बोर्ड पर भी।
    - किसी नए खिलाड़ी के खिलाफ़ गेम रेटिंग को सिर्फ़ { $least } और { $most } के बीच बदलते हैं, और रैंक नहीं दिलाते। खिलाड़ी तब तक नए हैं, जब तक उन्हें रैंक न मिले या वे { $people } लोगों के साथ { $matches } गेम न खेल लें।
    - चाल वापस लेने के बाद गेम आपकी रेटिंग घटा सकता है, बढ़ा नहीं सकता। हिंट लेने पर गेम बिना रेटिंग का हो जाता है।
    - बॉट को हराने से आप उससे ज़्यादा से ज़्यादा { $cap } अंक ऊपर पहुँचते हैं; अजेय बॉट से ड्रॉ करने पर { level-hard } लेवल से ऊपर नहीं।
    - डायरेक्ट मैसेज के गेम अलग गिने जाते हैं, और उन्हें सिर्फ़ उनके खिलाड़ी देखते हैं।

uncounted-hinted = आपने हिंट लिया, इसलिए यह गेम बिना रेटिंग का है और आपकी रेटिंग वही रहती है।
uncounted-unrated = यह गेम बिना रेटिंग का है, इसलिए आपकी रेटिंग वही रहती है।
name-and-value = { $name }: { $value }
rating-changed = रेटिंग { $before } → { $after }
rating-unranked = { $games ->
        [one] अभी रैंक नहीं: करीब { $games } गेम और
       *[other] अभी रैंक नहीं: करीब { $games } गेम और
    }
rating-of-game = रेटिंग { $points }
rating-kept = रेटिंग वही
uncounted-short = यह गेम गिना नहीं जाता: उसके लिए दोनों खिलाड़ियों की कम से कम दो-दो चालें चाहिए।
uncounted-nobody = यह गेम किसी के लिए नहीं गिना जाता।
uncounted-repeated = बॉट के खिलाफ़ हाल का कोई गेम दोहराने से आपकी रेटिंग नहीं बदलती।
uncounted-again = एक ही विरोधी के खिलाफ़ गेम एक दिन में हर बार कम गिने जाते हैं।
uncounted-taken-back = आपने चाल वापस ली थी, इसलिए इस गेम से आपकी रेटिंग नहीं बढ़ सकती थी।
uncounted-capped = बॉट या किसी नए खिलाड़ी को हराने से आप एक हद तक ही ऊपर जाते हैं।

refusal-not-shown = ग्लोबल लीडरबोर्ड पर { $person } का नाम छिपा है।
refusal-no-server = यहाँ कोई सर्वर नहीं है। `scope: { choice-everywhere }` आज़माएँ।
refusal-not-added = सेटिंग उन सर्वरों की होती हैं जिन्होंने बॉट को जोड़ा है, और यह उनमें से नहीं है। आपकी अपनी सेटिंग { COMMAND("privacy") } में हैं।
refusal-cannot-write = बॉट इस चैनल में लिख नहीं सकता। इसके लिए उसे “चैनल देखें” और “मैसेज भेजें” की अनुमति चाहिए।
refusal-not-shared = यह गेम अब साझा नहीं है।
refusal-animation-in-flight = बॉट आपके लिए एक एनिमेशन पहले से बना रहा है। वह ज़रा देर में आता है।
refusal-export-in-flight = बॉट आपका डेटा पहले से जुटा रहा है। पूरा होते ही वह आ जाएगा।
refusal-shut-out = माफ़ कीजिए, बॉट चलाने वालों ने बॉट को यहाँ आपके साथ खेलने से रोका है। { COMMAND("privacy") } अब भी काम करता है।
refusal-being-deleted = आपका डेटा मिटाया जा रहा है। कुछ सेकंड में आप फिर खेल सकते हैं।
refusal-not-server-manager = ऐसा सिर्फ़ वे कर सकते हैं जिनके पास “सर्वर मैनेज करें” की अनुमति है।

## सर्वर का स्वागत

welcome-text =
    ### 👋 नमस्ते! यह { -bot } है।
    यह बॉट टिक-टैक-टो खेलता है। बॉट के खिलाफ़ गेम के लिए **{ play }** दबाएँ, या { COMMAND("tictactoe challenge") } से किसी दोस्त को चुनौती दें। बाकी सब { COMMAND("help") } में है।
welcome-admins = -# एडमिन के लिए: बॉट कहाँ इस्तेमाल हो, यह सर्वर सेटिंग → इंटीग्रेशन में चुनें।
welcome-settings = -# { COMMAND("settings") } से यहाँ की भाषा और रोज़ की पहेली का चैनल चुनें।

## सर्वर की सेटिंग

command-settings = इस सर्वर के डिफ़ॉल्ट, और क्या इसके गेम ग्लोबल गिने जाएँ
settings-title = ## इस सर्वर की सेटिंग
settings-now-games-1 = { "**" }{ settings-games }**: { $level } · { $pace } · ग्लोबल गिने जाते हैं
settings-now-games-0 = { "**" }{ settings-games }**: { $level } · { $pace } · ग्लोबल नहीं गिने जाते
settings-now-season-first = { "**" }{ settings-seasons }**: पहला
settings-now-season-since = { "**" }{ settings-seasons }**: नंबर { $number }, { $since } से
settings-now-language-automatic = { "**" }{ settings-language }**: अपने आप
settings-now-language-set = { "**" }{ settings-language }**: { $name }
settings-games = गेम
settings-seasons = सीज़न
settings-language = भाषा
back = पीछे

settings-difficulty = बॉट के खिलाफ़ गेम का { "**डिफ़ॉल्ट लेवल**" } (“{ game-ultimate }” में सबसे मज़बूत { level-expert } है)
settings-pace = लोगों के आपसी गेम की { "**डिफ़ॉल्ट रफ़्तार**" }
settings-call = खुली चुनौतियों के लिए { "**बुलाने वाला रोल**" }: **{ call-players }** उसे मेंशन करता है, दस मिनट में ज़्यादा से ज़्यादा एक बार
settings-call-none = कोई रोल चुनें (खाली: बंद)
settings-call-refused =
    { $why ->
        [everyone] यह { $role } नहीं हो सकता।
        [yours] आप ख़ुद { $role } को मेंशन नहीं कर सकते, इसलिए बॉट आपके लिए ऐसा नहीं करता। सबको इसे मेंशन करने दें, फिर इसे दोबारा चुनें।
        [closed] { $role } को मेंशन करना अब सबके लिए खुला नहीं है, इसलिए बॉट भी नहीं करता। सबको इसे मेंशन करने दें, या इसे दोबारा चुनें।
       *[other] बॉट { $role } को मेंशन नहीं कर सकता। सबको इसे मेंशन करने दें, या बॉट को सभी रोल मेंशन करने दें।
    }
settings-everywhere-1 = यहाँ के गेम ग्लोबल लीडरबोर्ड में गिने जाते हैं।
settings-everywhere-0 = यहाँ के गेम ग्लोबल लीडरबोर्ड में नहीं गिने जाते।
settings-turn-everywhere-1 = नतीजे ग्लोबल गिनें
settings-turn-everywhere-0 = नतीजे इसी सर्वर में रखें

settings-language-automatic = { "**" }{ choice-automatic }**: जो सबको दिखता है, वह उसे शुरू करने वाले की भाषा में होता है। जिसे कोई शुरू नहीं करता, जैसे बॉट का स्वागत संदेश, उसकी भाषा { $name } है।
settings-language-set = इस सर्वर पर जो सबको दिखता है, उसकी भाषा { "**" }{ $name }{ "**" } है। शुरू हो चुके गेम की भाषा वही रहती है।
settings-language-private = -# जो सिर्फ़ आपको दिखता है, वह आपके Discord की भाषा में होता है।
choice-automatic = अपने आप

settings-now-daily-off = { "**" }{ puzzle-open }**: बंद
settings-now-daily-refused = { "**" }{ puzzle-open }**: बंद, क्योंकि बॉट इसके चैनल में अब पोस्ट नहीं कर सका
settings-now-daily-set = { "**" }{ puzzle-open }**: { $channel } में, हर दिन { $time } पर
settings-daily-about = हर दिन एक मैसेज, जिसमें वही पहेली होती है जो हर जगह है। लोग उसे निजी तौर पर हल करते हैं, और मैसेज बताता है कि किसने हल की। इससे किसी को पिंग नहीं जाता।
settings-daily-none = कोई चैनल चुनें (खाली: बंद)
settings-daily-hour = पहेली आपके समय के मुताबिक { $time } पर आती है।
settings-daily-failed = बॉट { $channel } में पोस्ट नहीं कर सकता, इसलिए कुछ नहीं बदला। वहाँ उसे **चैनल देखें** और **मैसेज भेजें** की अनुमति दें, फिर उसे दोबारा चुनें।
settings-channel-yours = आप ख़ुद { $channel } में नहीं लिख सकते, इसलिए बॉट आपके लिए ऐसा नहीं करता। कुछ नहीं बदला।
daily-comes-here = रोज़ की पहेली यहाँ आती है, हर दिन { $time } पर।

settings-arena = एरीना
settings-now-arena = { "**" }{ settings-arena }**: { $state ->
        [off] बंद
        [empty] बंद, क्योंकि लगातार तीन बार बहुत कम लोग शामिल हुए
       *[set] { $channel } में, अगला: { $time }
    }
settings-arena-about =
    ऐसा एरीना जो अपने आप आता है: एक घंटा पहले अपने चैनल में **{ join }** के साथ इसकी घोषणा होती है। { $calls ->
        [yes] घोषणा { $role } को एक बार मेंशन करती है।
       *[no] इससे किसी को पिंग नहीं जाता।
    } अगर लगातार तीन बार दो खिलाड़ी भी न मिलें, तो और एरीना नहीं आते।
    दिन और घंटा UTC में हैं, डेलाइट सेविंग के बिना। आपके लिए वह घंटा अभी { $time } है।
evening-none = कोई दिन नहीं
evening-each-day = हर दिन
evening-any = हर बार दूसरा गेम
evening-quiet = किसी को न बुलाएँ
evening-comes-here = अपने आप आने वाले एरीना की घोषणा यहाँ होती है।
arena-last = 🏟️ **पिछला एरीना:** { $winner }

settings-new-season = नया सीज़न
season-first = इस सर्वर का लीडरबोर्ड अपने **पहले सीज़न** में है।
season-since = इस सर्वर का लीडरबोर्ड **सीज़न { $number }** में है, जो { $since } को शुरू हुआ।
season-question = सीज़न { $number } शुरू करें? सीज़न { $former } तब हमेशा के लिए खत्म हो जाएगा और इसे पलटा नहीं जा सकेगा। इस सर्वर के लीडरबोर्ड पर सब फिर 1500 से शुरू करेंगे। सीज़न { $former } { COMMAND("stats") } में रहेगा। { $podium }
season-start = सीज़न { $number } शुरू करें
season-keep = रद्द करें
season-started = सीज़न { $number } शुरू हो गया। सबको शुभकामनाएँ!
season-name = सीज़न { $number }
season-name-current = सीज़न { $number } (अभी)
season-ends-hand = सीज़न आपके कहने पर खत्म होते हैं
season-ends-month = सीज़न हर महीने खत्म होते हैं
season-ends-week = सीज़न हर हफ़्ते खत्म होते हैं
season-ends =
    { $ends ->
        [week] सीज़न हर हफ़्ते खत्म होते हैं। अगला { $end } को शुरू होगा, अगर इसमें कोई गेम गिना गया हो।
        [month] सीज़न हर महीने खत्म होते हैं। अगला { $end } को शुरू होगा, अगर इसमें कोई गेम गिना गया हो।
       *[other] सीज़न आपके कहने पर खत्म होते हैं।
    } { $podium }
season-podium-place =
    { $where ->
        [none] {""}
        [here] पोडियम वहाँ आता है जहाँ कोई अगला सीज़न शुरू करे।
       *[other] पोडियम { $where } में आता है।
    }
season-podium =
    { $state ->
        [refused] सीज़न खत्म होने पर उसका **पोडियम** एक चैनल में पोस्ट होता था। अब नहीं होता, क्योंकि बॉट वहाँ पोस्ट नहीं कर सका।
       *[other] सीज़न खत्म होने पर उसका **पोडियम** एक चैनल में पोस्ट होता है। इससे किसी को पिंग नहीं जाता।
    }
season-podium-comes = सीज़न खत्म होने पर उसका पोडियम यहाँ आता है।
season-role = तब जो पहले स्थान पर हो, उसे एक **रोल** मिलता है, जब तक कोई और पहले स्थान पर न आ जाए।
season-role-refused =
    { $why ->
        [everyone] यह { $role } नहीं हो सकता।
        [permissions] { $role } के पास अनुमतियाँ हैं, इसलिए बॉट यह रोल किसी को नहीं देता।
        [managed] { $role } सिर्फ़ Discord या कोई दूसरा ऐप दे सकता है।
        [above] { $role } बॉट के अपने रोल से नीचे नहीं है, इसलिए बॉट इसे नहीं दे सकता। बॉट का रोल ऊपर ले जाएँ, फिर इसे दोबारा चुनें।
        [yours] आप ख़ुद { $role } नहीं दे सकते, इसलिए बॉट आपके लिए ऐसा नहीं करता। इसके लिए **रोल मैनेज करें** की अनुमति और इससे ऊपर आपका कोई रोल चाहिए।
        [missing] { $role } देने के लिए बॉट को एक और अनुमति चाहिए। नीचे के बटन से अनुमति दें, फिर रोल दोबारा चुनें।
        [two-factor] Discord यहाँ बॉट को कोई रोल बदलने नहीं देता: इस सर्वर पर टू-फ़ैक्टर ऑथेंटिकेशन ज़रूरी है, और बॉट चलाने वालों को इसे चालू करना होगा।
       *[other] पिछली बार Discord ने बॉट को कोई रोल बदलने नहीं दिया। बॉट को **रोल मैनेज करें** की अनुमति दें, और उसका अपना रोल चैंपियन के रोल से ऊपर रखें।
    }
season-role-allow = “रोल मैनेज करें” की अनुमति दें
season-over = ## 🏆 सीज़न { $number } खत्म हुआ
season-won =
    { $shared ->
        [yes] **पहला स्थान साझा है!**
       *[no] **{ $winner } चैंपियन हैं!**
    }
season-nobody = इस सीज़न में किसी ने रेटिंग वाले { $games } गेम पूरे नहीं किए, इसलिए कोई चैंपियन नहीं है।
season-games = दूसरे गेम
season-champion = 🏆 **चैंपियन:** { $winner }

## एरीना

refusal-arena-here = इस चैनल में पहले से एक एरीना है। उस पर **{ join }** दबाएँ।
refusal-not-in-arena-game = एरीना में ड्रॉ की पेशकश, चाल वापस लेना या रीमैच नहीं होते: आपका अगला गेम अपने आप आता है।
refusal-arena-length = एरीना { $shortest } से { $longest } मिनट तक चलता है।
refusal-arena-start = एरीना { $latest } मिनट के भीतर शुरू होता है।
refusal-long-arena-game = “{ game-ultimate }” के गेम एरीना के लिए बहुत लंबे होते हैं। कोई दूसरा गेम चुनें।
refusal-arena-over = यह एरीना खत्म हो चुका है।
refusal-arena-full = यह एरीना भर गया है: इसमें { $most } लोग आ सकते हैं। जैसे ही कोई छोड़े, आप शामिल हो सकते हैं।
refusal-not-in-arena = आप इस एरीना में शामिल नहीं हैं।
refusal-not-away = आप बाहर थे ही नहीं: कोई खाली होते ही आपका अगला गेम शुरू होगा।
refusal-not-arena-host = यह सिर्फ़ { $person }, जिन्होंने इस एरीना की घोषणा की, और “सर्वर मैनेज करें” की अनुमति वाले लोग कर सकते हैं।
refusal-too-few-for-arena = एरीना के लिए { $enough } लोग चाहिए। उनके शामिल होते ही आप इसे शुरू कर सकते हैं।

## रोज़ की पहेली की पोस्ट

post-solve = हल करें
post-solved-1 = **पहली कोशिश**: { $people }
post-solved-2 = **दूसरी कोशिश**: { $people }
post-solved-3 = **तीसरी कोशिश**: { $people }
post-solved = { $people ->
        [0] यहाँ अभी तक किसी ने इसे हल नहीं किया।
        [one] यहाँ { $people } व्यक्ति ने इसे हल किया है।
       *[other] यहाँ { $people } लोगों ने इसे हल किया है।
    }
post-solved-more = { $people ->
        [one] यहाँ { $people } और व्यक्ति ने इसे हल किया है।
       *[other] यहाँ { $people } और लोगों ने इसे हल किया है।
    }
post-former = -# बीते कल की पहेली हल करने वाले: { $people }

## किसी व्यक्ति का क्या रखा जाता है

mydata-kinds =
    - **गेम और चुनौतियाँ**, खुली हुई भी: कौन, कहाँ, कब, भाषा, चालें, हिंट और नतीजा। ये आपके प्रतिद्वंद्वियों के भी हैं: डेटा मिटाने पर आपके चल रहे गेम खत्म हो जाते हैं, और आपकी जगह एक बेतरतीब नंबर आ जाता है।
    - **रेटिंग**: हर सर्वर और सीज़न में आपकी स्थिति, हर गेम ने क्या बदला, और हर व्यक्ति के खिलाफ़ आपका रिकॉर्ड। डेटा मिटाने पर आप सभी सूचियों से हट जाते हैं और वहाँ वही बेतरतीब नंबर आ जाता है।
    - **बाकी सब**: सेटिंग, रोज़ की पहेलियाँ, एरीना, पोडियम, साझा किए गेम और पहेलियों के नतीजे, शो; आपने किसे ब्लॉक किया या चुनौती दी, आपको किसने ब्लॉक किया, और क्या आपके लिए बॉट बंद है। सब कुछ तब तक रहता है जब तक उसकी ज़रूरत है या जब तक आप डेटा न मिटाएँ; फिर वह मिट जाता है, या आपकी जगह वही बेतरतीब नंबर या एक कोड आ जाता है।
mydata-export = मेरा डेटा दिखाएँ
mydata-delete = मेरा डेटा मिटाएँ
mydata-exported = आपका डेटा, JSON में। उसमें खानों और कॉलम की गिनती 0 से होती है।
mydata-question = आपके बारे में सहेजा गया सब कुछ मिटाएँ? आपके चल रहे गेम आपकी ओर से हार मानकर खत्म किए जाएँगे। इसे पलटा नहीं जा सकता।
mydata-stays = दूसरों की सुरक्षा के लिए कुछ चीज़ें रहती हैं: एक बेतरतीब नंबर के नाम से पूरे हुए गेम, आपको किसने ब्लॉक किया, और चुनौतियों के बीच के { $minutes } मिनट। ब्लॉक और वे मिनट आपकी ID से बने कोड के नाम से रहते हैं, और { $days } दिन तक आपका बेतरतीब नंबर भी। बॉट चलाने वाले जाँच सकते हैं कि कोई कोड उनकी जानी हुई किसी ID का है या नहीं।
mydata-yes = मिटाएँ
mydata-no = मेरा डेटा रखें
mydata-done = हो गया: बॉट के डेटाबेस में अब कुछ भी आप तक नहीं पहुँचाता, सिवाय उसके खाली पड़े हिस्सों में बचे निशानों के। वे कुछ मिनट में, या डेटाबेस की अगली सफ़ाई के समय मिट जाते हैं। खेलने के लिए धन्यवाद!
mydata-begun = बॉट आपका डेटा मिटा रहा है। आपने इतने गेम खेले हैं कि इसमें कुछ सेकंड और लगेंगे, और बॉट रीस्टार्ट होने पर भी इसे पूरा करता है। तब तक आप गेम शुरू नहीं कर सकते। काम पूरा हुआ या नहीं, यह देखने के लिए { COMMAND("privacy") } में `{ mydata-delete }` फिर दबाएँ।
mydata-copies = हो गया: बॉट के डेटाबेस में अब कुछ भी आप तक नहीं पहुँचाता। डेटाबेस सर्वर के जर्नल, रेप्लिका और फ़ाइलों के खाली हिस्सों में कॉपी तब तक रहती हैं, जब तक वह जगह दोबारा इस्तेमाल न हो। खेलने के लिए धन्यवाद!
mydata-boards =
    आपका नाम सबसे नए { $boards } पूरे हुए बोर्ड से भी हट जाता है, हर मिनट करीब 40 से, जहाँ बॉट उन्हें अब भी बदल सकता है। बॉट इन तक नहीं पहुँच सकता: उन सर्वरों के बोर्ड जिन्होंने बॉट को हटा दिया, जो चैनल उसके लिए बंद हैं, आर्काइव किए थ्रेड, या जहाँ उसे सिर्फ़ किसी व्यक्ति ने इंस्टॉल किया।
    अगर कोई चैनल, थ्रेड या सर्वर बॉट को फिर से आने दे, तो आपका नाम वहाँ से भी हट जाता है, ज़्यादा से ज़्यादा एक दिन में।
    आपके नाम वाले कुछ मैसेज और हो सकते हैं: Discord हमेशा नहीं बताता कि वे पहुँचे या नहीं। कोई दिखे तो उसका बटन दबाएँ, और आपका नाम हट जाएगा।
mydata-kept = ठीक है। कुछ भी नहीं मिटाया गया।

## रोज़ की पहेली

puzzle-open = रोज़ की पहेली
puzzle-title = ### पहेली #{ $number } · { $game }
puzzle-win = { "**" }{ $mark } की बारी: { $moves ->
    [1] एक चाल
    [one] { $moves } चाल
   *[other] { $moves } चालों
} में जीतें।**
puzzle-save = { "**" }{ $mark } की बारी: सिर्फ़ एक चाल गेम बचाती है।**
puzzle-progress = -# { $dots } · { $tries } में से कोशिश { $number }
puzzle-past = -# यह पहेली स्ट्रीक में नहीं गिनी जाती।
puzzle-order = -# सबसे पुराने निशान से सबसे नए तक: { $marks }।
puzzle-left = -# { $mark } के पास बचे हैं: { $pieces }।
puzzle-wrong = { "**गलत:**" } { $cell }। फिर शुरू से कोशिश करें।
puzzle-right = { "**सही!**" } बॉट ने { FORM($cell, of: "obl") } में चाल चली।
puzzle-hint = 💡 पहली चाल { $area } है।
puzzle-solved = { $number ->
    [1] **पहली कोशिश में हल!**
    [one] **कोशिश { $number } में हल।**
   *[other] **कोशिश { $number } में हल।**
}
puzzle-lost = { "**इस बार नहीं।**" } सही चाल थी: { $cell }।
puzzle-streak = -# 🔥 स्ट्रीक: { $streak ->
    [one] { $streak } दिन
   *[other] { $streak } दिन
}। { $freezes ->
    [0] {""}
    [1] ❄️ एक फ़्रीज़ छूटे हुए दिन की भरपाई करता है।
    [one] ❄️ { $freezes } फ़्रीज़ छूटे हुए दिन की भरपाई करता है।
   *[other] ❄️ { $freezes } फ़्रीज़ छूटे हुए दिनों की भरपाई करते हैं।
}
puzzle-freeze = -# हर सात लगातार दिनों पर एक फ़्रीज़ मिलता है, जो छूटे हुए दिन की भरपाई करता है।
puzzle-streak-ended = -# आपकी स्ट्रीक { $streak } पर खत्म हो गई।
puzzle-streak-kept = -# ❄️ एक फ़्रीज़ ने आपकी स्ट्रीक बचा ली: 🔥 { $streak }। बचे हुए फ़्रीज़: { $freezes }।
puzzle-at-stake = -# ⏳ बीते कल की पहेली { $time } तक ({ $left }) आपकी स्ट्रीक में गिनी जाएगी।
puzzle-frozen = -# ❄️ एक फ़्रीज़ ने बीते कल की भरपाई कर दी।
puzzle-share = -# { $percent }% लोगों ने इसे पहली बार में ही ढूँढ लिया।
puzzle-next = -# अगली पहेली { $time }।
puzzle-give-up = जवाब दिखाएँ
puzzle-give-up-question = जवाब दिखाएँ? { $costs ->
        [streak] इससे आपकी { $streak } की स्ट्रीक खत्म हो जाएगी।
        [freeze] इसमें आपकी स्ट्रीक का एक फ़्रीज़ खर्च होगा।
       *[nothing] उसके बाद आप यह पहेली हल नहीं कर पाएँगे।
    }
puzzle-give-up-yes = हाँ, दिखाएँ
puzzle-give-up-no = कोशिश जारी रखें
puzzle-yesterday = बीते कल की
puzzle-today = आज की
puzzle-results = यहाँ के नतीजे
puzzle-results-title = ### इस सर्वर में पहेली #{ $number }
puzzle-results-none = यहाँ अभी तक किसी ने इसे नहीं खोला।
puzzle-results-open = { $person }: कोशिश जारी
puzzle-results-who = -# सूची में सिर्फ़ वे हैं जो अपने गेम दूसरों को दिखाते हैं।
puzzle-copy = नतीजा कॉपी करें
puzzle-share-here = यहाँ साझा करें
puzzle-copied = { -bot } #{ $number } · { $game }
refusal-no-such-puzzle = आपके हल करने के लिए ऐसी कोई पहेली नहीं है। { COMMAND("daily") } आज की पहेली खोलता है।
refusal-puzzle-over = आपने यह पहेली पूरी कर ली है। कल दूसरी आएगी।
refusal-tried-before = यह चाल आप पहले आज़मा चुके हैं और यह गलत है। इससे कोई कोशिश कम नहीं हुई।
refusal-puzzle-not-over = पहले पहेली पूरी करें।
refusal-shared-once = एक नतीजा किसी चैनल में एक ही बार साझा हो सकता है।
practice-played = यहाँ आपने { FORM($cell, of: "obl") } में चाल चली ({ $date }, प्रतिद्वंद्वी: { $opponent })।
practice-task = { "**" }आपका निशान { $mark } है।** { $result ->
        [win] किस चाल से जीत होगी?
       *[draw] किस चाल से ड्रॉ बना रहेगा?
    }
practice-move = { $what ->
        [right] **सही:** { $cell }।
        [wrong] **गलत:** { $cell }।
       *[answer] सबसे अच्छा जवाब: { $cell }।
    }
practice-lets = { $result ->
        [win] इससे जीत हाथ से निकल जाती है।
       *[draw] अब { $opponent } की जीत हो सकती है।
    }
practice-next = अगली
practice-look-on = और ढूँढें
practice-open = गेम खोलें
practice-looked = { $games ->
        [one] अभी देखे गए { $games } गेम में आपकी कोई गलती नहीं मिली।
       *[other] अभी देखे गए { $games } गेम में आपकी कोई गलती नहीं मिली।
    }
practice-all = { $count ->
        [0] अभ्यास के लिए अभी आपकी कोई गलती नहीं है। पहली आपके अगले गेम से आएगी।
        [1] आपने इकलौती स्थिति का अभ्यास कर लिया। अगली आपके अगले गेम से आएगी।
        [one] आपने { $count } स्थिति का अभ्यास कर लिया। अगली आपके अगले गेम से आएगी।
       *[other] आपने सभी { $count } स्थितियों का अभ्यास कर लिया। अगली आपके अगले गेम से आएगी।
    }
practice-again = -# एक स्थिति { $time } फिर आएगी।
practice-waiting = { $count ->
        [one] अभ्यास के लिए { $count } स्थिति
       *[other] अभ्यास के लिए { $count } स्थितियाँ
    }
practise-this = इसका अभ्यास करें
refusal-no-practice = “{ game-ultimate }” में कोई नहीं जानता कि क्या सही है, इसलिए अभ्यास के लिए कुछ नहीं है। कोई दूसरा गेम चुनें।
