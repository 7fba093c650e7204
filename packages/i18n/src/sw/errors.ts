import type { errors as source } from "../en/errors.ts";
import type { Translation } from "../translation.ts";

export const errors: Translation<typeof source> = {
  tooManyPages:
    "Kurasa nyingi mno zimefunguliwa kwa wakati mmoja kutoka kwenye mtandao wako. Subiri dakika moja, kisha jaribu tena.",
  proxy: {
    tooLarge:
      "Seva iliyo mbele ya tovuti inapokea mafaili madogo tu. Mwambie anayeendesha tovuti: proksi yake ipokee 27\u00a0MB (nginx: client_max_body_size 27m).",
    away: "Seva iliyo mbele ya tovuti haiifikii. Subiri dakika moja, kisha jaribu tena. Isiposaidia, mwambie anayeendesha tovuti.",
    other:
      "Kitu kingine kimejibu badala ya tovuti, kwa mfano ukurasa wa kuingia kwenye Wi-Fi. Fungua tovuti nyingine, ingia ukiombwa, kisha jaribu tena.",
  },
  storageDenied:
    "Kivinjari hiki hakiruhusu tovuti kuhifadhi chochote, kwa hiyo huwezi kuingia. Kwenye mipangilio ya kivinjari, ruhusu vidakuzi na data za tovuti hii, au ongeza nafasi kwenye kifaa. Kisha jaribu tena.",
  failure: {
    validation_failed:
      "Kuna jambo katika fomu ambalo bado si sahihi. Angalia sehemu zilizowekewa alama, kisha jaribu tena.",
    malformed_request: "Ombi halikueleweka. Pakia ukurasa upya, kisha jaribu tena.",
    unauthenticated: "Hujaingia. Ingia kwanza, kisha jaribu tena.",
    session_expired: "Muda wa kikao chako umekwisha. Ingia tena ili uendelee.",
    login_failed:
      "Barua pepe na nywila hazilingani na akaunti yoyote inayotumika. Zihakiki zote mbili na ujaribu tena; ikishindikana, mwombe msimamizi akusaidie.",
    forbidden: "Akaunti yako hairuhusiwi kufanya jambo hili. Mwombe msimamizi.",
    preview_over: "Muda wa kuutazama ukurasa huu umekwisha. Ufungue tena kutoka kwenye dashibodi.",
    circular_over: "Tangazo hili limekwisha au limeondolewa. Yaliyo halali sasa yako kwenye tovuti.",
    not_found: "Ulichokitafuta hakipo hapa. Huenda kimefutwa; pakia orodha upya.",
    method_not_allowed: "Anwani hii haiwezi kutumiwa kwa namna hii.",
    email_taken: "Akaunti nyingine tayari inatumia barua pepe hii. Tumia nyingine, au hariri akaunti hiyo.",
    stale_version:
      "Mtu mwingine amebadilisha taarifa hii ulipokuwa ukiihariri. Linganisha zote mbili kabla ya kuhifadhi.",
    selection_changed:
      "Mtu mwingine amebadilisha au kufuta baadhi ya picha hizi, kwa hiyo hakuna kilichofanyika. Ziangalie tena.",
    last_administrator: "Huyu ndiye msimamizi pekee aliyebaki. Kwanza mpe mtumiaji mwingine jukumu la usimamizi.",
    document_too_large: "Faili ni kubwa mno: lisizidi 10\u00a0MB.",
    document_type: "Hili si faili la PDF.",
    document_unreadable: "PDF hii imeharibika. Ifungue, ichapishe tena kama PDF, kisha tuma hiyo mpya.",
    document_protected: "PDF hii imefungwa kwa nywila. Ifungue, ichapishe kama PDF mpya, kisha tuma hiyo mpya.",
    document_pages: "PDF hii ina kurasa zaidi ya 300. Itume katika sehemu mbili au zaidi.",
    document_active:
      "PDF hii ina kitu kinachojiendesha ndani yake, kama programu, filamu au faili jingine. Ichapishe tena kama PDF, kisha tuma hiyo mpya.",
    picture_too_large: "Picha inazidi 25\u00a0MB. Chagua ndogo zaidi, au hifadhi nakala ndogo na uitume hiyo.",
    address_too_long: "Anwani hii ni ndefu mno.",
    request_too_large: "Vitu hivi ni vingi mno kutumwa kwa mara moja. Fupisha maandishi, au tuma kidogo kidogo.",
    picture_type:
      "Faili hili si picha inayoweza kutumika. Chagua picha ya kamera au ya simu, kwa mfano JPEG. Kama linafunguka kwenye simu yako, tuma picha ya skrini (screenshot) yake.",
    picture_heic:
      "Picha za HEIC hazifunguki hapa; tuma JPEG. Kwenye iPhone chagua Settings, Camera, Formats, “Most Compatible”; kwenye simu nyingine zima HEIC au “High efficiency” katika mipangilio ya kamera. Kwa picha uliyokwisha kupiga, tuma picha ya skrini (screenshot) yake.",
    unsupported_media_type: "Taarifa zimefika katika muundo usiosomeka. Pakia ukurasa upya, kisha jaribu tena.",
    picture_unreadable:
      "Picha haisomeki: faili limeharibika au halikukamilika. Angalia kama linafunguka kwenye simu yako, kisha lichague tena au chagua jingine.",
    picture_side_too_long:
      "Picha ni ndefu na nyembamba mno, hivyo haitasomeka kwenye tovuti. Ikate vipande, kisha tuma kila kipande.",
    picture_too_many_pixels: "Picha ina zaidi ya megapikseli 120. Ipunguze, kisha uitume tena.",
    rate_limited:
      "Umejaribu mara nyingi mno kwa muda mfupi. Subiri kwanza, kisha jaribu tena; huenda ukasubiri hadi dakika 60.",
    internal: "Kuna hitilafu kwenye seva. Jaribu tena; ikitokea tena, mjulishe anayesimamia seva.",
    unavailable: "Tovuti haijawa tayari kwa sasa. Subiri dakika moja, kisha jaribu tena.",
    password_needed: "Tafadhali andika nywila yako kwa mara nyingine.",
    passkey_required: "Akaunti hii ina ufunguo wa siri. Ingia kupitia tovuti, ambayo itauomba baada ya nywila.",
    passkey_missing: "Hapa wasimamizi wanahitaji ufunguo wa siri. Ingia kupitia tovuti ili uongeze mmoja.",
    passkey_refused:
      "Ufunguo huu wa siri haukukubaliwa: huenda umeondolewa, au ni wa akaunti au tovuti nyingine. Jaribu tena, au mwombe msimamizi kiungo kipya.",
    passkey_invalid: "Imeshindikana kuongeza ufunguo wa siri. Jaribu tena; ukamilishe ndani ya dakika tano.",
    passkeys_unusable:
      "Funguo za siri hazifanyi kazi kwenye anwani hii. Fungua tovuti kwa anwani yake ya kawaida, inayoanza na https://.",
    passkey_limit: "Tayari una funguo kumi za siri. Ondoa mmoja kwanza.",
    last_passkey: "Hapa wasimamizi wanahitaji ufunguo wa siri, na huu ndio pekee ulio nao. Kwanza ongeza mwingine.",
    own_passkey_needed: "Kwanza ongeza ufunguo wa siri kwenye akaunti yako, ili kuhakikisha kwamba unafanya kazi hapa.",
    picture_gone: "Picha hii haipo tena kwenye tovuti, kwa hiyo hakuna cha kuondoa.",
    picture_too_costly:
      "Picha hii ni kubwa mno kufunguliwa hapa. Ihifadhi kama JPEG ya kawaida isiyozidi megapikseli 16, kisha uitume hiyo.",
    uploads_waiting: "Picha nyingine bado zinaandaliwa. Itume hii tena baada ya nusu dakika.",
    request_timeout: "Ombi limechelewa mno kufika. Angalia mtandao wako, kisha jaribu tena.",
    restore_key_invalid:
      "Msimbo huu si sahihi, au msimamizi ameingia tangu hapo. Wasimamizi hufungua urejeshaji kwenye dashibodi, chini ya Mengineyo.",
    restore_part_misplaced: "Upakiaji huu umefutwa, au mwingine umeanza baada yake. Chagua faili tena ili uanze upya.",
    backup_busy: "Kwa sasa nakala ya akiba inatengenezwa au inajaribiwa. Jaribu tena baada ya dakika chache.",
    restore_not_checked:
      "Nakala hii haijakaguliwa ndani ya saa moja iliyopita, au nyingine imekaguliwa baada yake. Kwanza ikague, na uangalie kilichomo.",
    disk_full:
      "Diski ya tovuti inakaribia kujaa, kwa hiyo kwa sasa haiwezekani kuongeza chochote. Mjulishe anayesimamia seva.",
  },
  issue: {
    field_required: "Jaza sehemu hii",
    field_invalid: "Ulichoandika hapa si sahihi. Kihakiki, kisha uandike tena.",
    name_required: "Jina linahitajika",
    name_too_long: "Jina ni refu mno: lisizidi herufi 200.",
    title_required: "Kichwa, cheo au kundi linahitajika",
    album_unknown: "Habari hii haipo tena. Chagua nyingine, au usichague yoyote.",
    album_full: "Albamu moja huchukua picha 60 tu.",
    title_too_long: "Neno hili ni refu mno: lisizidi herufi 100.",
    description_too_long: "Maelezo ni marefu mno: yasizidi herufi 5,000.",
    page_required: "Ukurasa unahitajika",
    page_unknown: "Hakuna ukurasa kama huo. Chagua mmoja kutoka kwenye orodha.",
    date_invalid: "Weka siku iliyo kati ya mwaka 1900 na 2100. Ichague kwenye kalenda.",
    day_over: "Siku hii imepita. Chagua leo au siku ya baadaye.",
    version_invalid: "Ukurasa huu umepitwa na wakati. Upakie upya, kisha jaribu tena.",
    file_repeated: "Faili moja tu linaweza kutumwa kwa wakati mmoja. Chagua moja.",
    file_nameless: "Faili limefika bila jina, hivyo haliwezi kuhifadhiwa. Lichague tena.",
    id_invalid: "Taarifa hii haipatikani. Ifungue tena kutoka kwenye orodha.",
    email_required: "Barua pepe inahitajika",
    email_invalid: "Hii si anwani ya barua pepe. Iwe kama jina@example.org.",
    email_too_long: "Anwani ya barua pepe ni ndefu mno: isizidi herufi 254.",
    phone_required: "Namba ya simu inahitajika",
    phone_invalid:
      "Hii si namba ya simu. Ya Tanzania ina tarakimu 10, kama 0700 000 001; ya nchi nyingine huanza na + na namba ya nchi, kama +254 700 000 001.",
    phone_several: "Hapa inawekwa namba moja tu ya simu. Chagua moja, futa nyingine.",
    role_invalid: "Hakuna jukumu kama hilo. Chagua mtumiaji au msimamizi.",
    status_invalid: "Hali hii haiwezi kuwekwa hapa. Chagua moja kutoka kwenye orodha.",
    paging_invalid: "Sehemu hii ya orodha haipo. Rudi mwanzo wa orodha.",
    token_required: "Kiungo hakijakamilika. Fungua kiungo kizima ulichopokea, au ingia tena.",
    link_invalid:
      "Kiungo hiki kimeshatumika au muda wake umekwisha. Ingia kwa nywila yako mpya, au mwombe msimamizi kiungo kipya.",
    url_invalid: "Hii si anwani ya tovuti. Inakili yote kutoka kwenye kivinjari, kama https://example.org.",
    amount_invalid: "Hiki si kiasi cha fedha. Andika shilingi kamili, kwa mfano 15,000.",
    text_too_long: "Maandishi haya ni marefu mno. Yafupishe.",
    character_lost:
      "Herufi moja ya maandishi haya imepotea. Futa alama iliyo mahali pake, kisha andika herufi hiyo upya.",
    list_too_long: "Orodha hii ni ndefu mno. Ifupishe, au fanya kwa hatua kadhaa.",
    password_required: "Nywila inahitajika",
    password_too_short: "Nywila ni fupi mno: iwe na angalau herufi 8, au bora 15 na zaidi.",
    password_too_long: "Nywila ni ndefu mno: isizidi herufi 128.",
    password_common:
      "Watu wengi hutumia nywila hii, kwa hiyo ni rahisi kuikisia. Chagua maneno manne yako mwenyewe yasiyohusiana.",
    passphrase_too_short: "Maneno ya siri ni mafupi mno: yawe na angalau herufi 12, au bora maneno manne au matano.",
    password_wrong: "Hii siyo nywila unayotumia sasa. Iandike tena.",
    text_unknown: "Hakuna maandishi hayo kwenye tovuti. Pakia ukurasa upya, kisha uyachague tena.",
    placeholder_lost:
      "Maneno yaliyo ndani ya mabano, kama {day}, lazima yabaki: tovuti huweka taarifa halisi mahali pake.",
    markup_refused: "Andika maneno ya kawaida tu: alama kama <b> au &amp; wageni huziona kama zilivyoandikwa.",
    number_invalid: "Hii si namba nzima. Iandike kwa tarakimu tu, kwa mfano 2.",
    number_waits:
      "Kuna namba iliyowekwa na mtu mwingine ambayo bado inasubiri. Kwanza ikubali au ikatae, kwenye “Leo”.",
    digits_invalid: "Andika namba yenyewe tu, bila maneno, kwa mfano 0150 1234 56.",
    year_invalid: "Huu si mwaka. Andika tarakimu nne, kuanzia 1990.",
    position_invalid:
      "Namba hizi si za mahali nchini Tanzania. Nakili latitudo na longitudo kutoka kwenye ramani, kwa mfano -6.79, 38.98.",
    phone_country_code: "WhatsApp inahitaji msimbo wa nchi. Anza namba na + na msimbo huo, au ondoa WhatsApp.",
    day_not_to_come: "Chagua siku iliyo baada ya leo.",
    period_reversed: "Siku ya mwisho iko kabla ya siku ya kwanza.",
    results_sum: "Jumla ya madaraja hailingani na idadi ya watahiniwa.",
    form_number_invalid:
      "Zinatangazwa namba tu. Namba ya fomu ina angalau tarakimu moja na herufi zisizozidi sita; si jina, wala tarehe kama Jan-27.",
    outcome_unknown: "Matokeo lazima yawe: amechaguliwa, akiba au hakuchaguliwa.",
    time_invalid: "Hii si saa sahihi. Iandike kama 08:00.",
    record_repeated: "Ingizo hili tayari lipo kwenye orodha.",
    turns_invalid: "Picha huzungushwa kwa robo, nusu au robo tatu ya mzunguko.",
    blur_invalid:
      "Eneo la kufunika liwe angalau 1% ya picha na liwe ndani yake. Kwa mara moja unaweza kufunika maeneo 30 tu.",
    document_unknown: "Faili hili halipo tena. Lichague tena.",
    crop_invalid:
      "Fremu haimo ndani ya picha. Andika asilimia kuanzia 0 hadi 100; upana na urefu viwe angalau 1, na fremu isivuke ukingo wa picha.",
    picture_missing: "Hakuna picha ya kuzungusha au kukata kingo. Chagua picha kwanza.",
  },
};
