import type { PageWith, PublicPage } from "@visiga/contracts/pages";

type SearchedPage = Exclude<PublicPage, PageWith<{ unsearched: true }>>;

interface SearchWords {
  readonly title: string;
  readonly group: string;
  readonly keywords: string;
}

/**
 * The pages that the search knows, in its order: a title, the group shown beside it and its keywords, separated by
 * commas. The keywords are in both languages, because the browser loads only one language and a reader may search in
 * the other.
 */
export const search = {
  home: {
    title: "Home",
    group: "School",
    keywords:
      "Mwanzo, home page, front page, start, St. Mary’s Junior Seminary Visiga, Saint Mary, Seminari Ndogo ya Mtakatifu Maria, Visiga, ukurasa wa mwanzo",
  },
  alumni: {
    title: "Alumni",
    group: "School",
    keywords:
      "alumni, former students, graduates, old boys, class of, priests from Visiga, where are they now, wahitimu, wanafunzi wa zamani, waliosoma Visiga, mapadri, mwaka wa kuhitimu, wako wapi sasa, graduation, old students, mahafali, waliohitimu",
  },
  news: {
    title: "News",
    group: "School",
    keywords:
      "news, announcements, latest, events, what happened, headlines, habari, matangazo, mapya, matukio, yaliyotokea, taarifa",
  },
  aboutUs: {
    title: "About Us",
    group: "About Us",
    keywords:
      "about, vision, mission, motto, development plan, achievements, goals, archdiocese, Dar es Salaam, seminary, school, kuhusu, dira, dhamira, kaulimbiu, mpango wa maendeleo, mafanikio, malengo, jimbo kuu, seminari, shule, Kuhusu Sisi, St. Mary’s, Saint Mary, Visiga",
  },
  msg: {
    title: "Message from the Rector",
    group: "About Us",
    keywords:
      "message, rector, welcome, letter, parents, greeting, priest, O-level, A-level, ujumbe, gombera, karibu, barua, wazazi, salamu, padri, Ujumbe wa Gombera, rekta, headmaster, mkuu wa shule, mzazi",
  },
  staff: {
    title: "Staff",
    group: "About Us",
    keywords:
      "staff, teachers, priests, sisters, workers, cooks, drivers, accountant, wafanyakazi, walimu, mapadri, masista, wapishi, madereva, mhasibu",
  },
  history: {
    title: "History",
    group: "About Us",
    keywords:
      "history, 1990, 1991, 1994, founding, opened, rectors, first students, first assignments, deceased students, jubilee, historia, kuanzishwa, kufunguliwa, magombera, wanafunzi wa kwanza, utume wa kwanza, wanafunzi marehemu, jubilei, history of the school, historia ya shule, waliofariki, died",
  },
  organization: {
    title: "Organization",
    group: "About Us",
    keywords:
      "organization, organisation, chart, leadership, archbishop, auxiliary bishop, rector, spiritual director, academic dean, discipline master, guardian teacher, project manager, muundo, uongozi, viongozi, askofu mkuu, askofu msaidizi, gombera, mlezi wa kiroho, mkuu wa taaluma, mwalimu wa nidhamu, mwalimu mlezi, meneja miradi, Muundo wa Uongozi, rekta, headmaster, mkuu wa shule",
  },
  oLevel: {
    title: "O-level",
    group: "Services",
    keywords:
      "O-level, ordinary level, Form 1, Form 2, Form 3, Form 4, subjects, core subjects, civics, history, geography, Kiswahili, English, biology, physics, chemistry, mathematics, business studies, Bible knowledge, computer studies, sekondari ya kawaida, kidato cha kwanza, kidato cha pili, kidato cha tatu, kidato cha nne, masomo, masomo ya msingi, masomo ya ziada, uraia, historia, jiografia, Kiingereza, biolojia, fizikia, kemia, hisabati, elimu ya biashara, maarifa ya Biblia, kompyuta, olevel, Sekondari ya Kawaida (O-level), results, examination results, examinations, NECTA, CSEE, national examination, matokeo, matokeo ya mitihani, mitihani, mtihani wa taifa, maths, religion, dini, science, sayansi",
  },
  aLevel: {
    title: "A-level",
    group: "Services",
    keywords:
      "A-level, advanced level, Form 5, Form 6, combinations, EGM, HGE, PCM, PCB, HGL, economics, geography, mathematics, physics, chemistry, biology, history, language, sekondari ya juu, kidato cha tano, kidato cha sita, tahasusi, uchumi, jiografia, hisabati, fizikia, kemia, biolojia, historia, lugha, alevel, Sekondari ya Juu (A-level), results, examination results, examinations, NECTA, ACSEE, national examination, matokeo, matokeo ya mitihani, mitihani, mtihani wa taifa, maths, science, sayansi",
  },
  spiritual: {
    title: "Spiritual Life",
    group: "Services",
    keywords:
      "spiritual life, prayer, Mass, Lauds, Angelus, Vespers, Benediction, Holy Hour, conference, retreat, chapel, church, maisha ya kiroho, sala, misa takatifu, masifu ya asubuhi, masifu ya jioni, malaika wa Bwana, baraka ya sakramenti kuu, saa takatifu, konferensi, mafungo, kanisa, kikanisa, religion, dini",
  },
  games: {
    title: "Games and Sports",
    group: "Services",
    keywords:
      "games, sports, football, basketball, volleyball, athletics, field, matches, michezo, mpira wa miguu, kandanda, mpira wa kikapu, mpira wa wavu, riadha, uwanja, mechi",
  },
  dispensary: {
    title: "Dispensary",
    group: "Services",
    keywords:
      "dispensary, health, clinic, hospital, medicine, doctor, nurse, sick, treatment, open to the public, zahanati, afya, hospitali, dawa, daktari, muuguzi, mgonjwa, tiba, matibabu, wazi kwa watu wote",
  },
  works: {
    title: "Environmental Activities",
    group: "Work",
    keywords:
      "environment, cleaning, gardening, landscaping, trees, flowers, paths, manual work, mazingira, usafi, bustani, upambaji wa mandhari, miti, maua, njia, kazi za mikono, Utunzaji wa Mazingira",
  },
  work: {
    title: "Agriculture",
    group: "Work",
    keywords:
      "agriculture, farm, crops, livestock, maize, cows, hens, wine, milk, vines, dairy, buy, kilimo, ufugaji, shamba, mazao, mifugo, mahindi, ng’ombe, ngombe, kuku, divai, maziwa, mizabibu, kununua, Kilimo na Ufugaji, mvinyo",
  },
  joining: {
    title: "Fees and joining",
    group: "Admission",
    keywords:
      "fees, school fees, how much, pay, payment, bank account, mobile money, joining instructions, what to bring, uniform, reporting day, opening day, ada, ada ya shule, karo, kiasi gani, kulipa, malipo, benki, akaunti, pesa kwa simu, lipa namba, maelekezo ya kujiunga, vitu vya kuleta, sare, siku ya kuripoti, kufungua shule, Ada na Kujiunga, costs, M-Pesa, requirements, list of things, gharama, mahitaji, orodha ya vitu, boarding school, hostel, dormitory, food, meals, bweni, mabweni, hosteli, chakula, milo, mlo, vifaa, joining letter, barua ya kujiunga, accommodation, malazi, control number, shilingi ngapi",
  },
  oLevelAdmission: {
    title: "O-level Admission",
    group: "Admission",
    keywords:
      "O-level admission, apply, application form, Form 1, price, fee, 15,000 Tsh, 15000, due date, entrance examination, interview, Grade 7, Msimbazi Centre, St Joseph, conditions, join, kujiunga O-level, maombi, fomu ya maombi, kidato cha kwanza, bei, ada ya fomu, shilingi 15,000, tarehe ya mwisho, mtihani wa kujiunga, usaili, darasa la saba, masharti, sifa, olevel, Kujiunga na O-level, registration, new students, vocation, priesthood, uandikishaji, wanafunzi wapya, wito, upadri, become a priest, kuwa padri, applicant, mwombaji, waombaji, girls, wasichana, deadline, Standard 7, std 7, transfer, vigezo, uhamisho, kuhamia",
  },
  aLevelAdmission: {
    title: "A-level Admission",
    group: "Admission",
    keywords:
      "A-level admission, apply, application form, Form 5, price, fee, 15,000 Tsh, 15000, due date, Division 1, Division 2, combination, EGM, HGE, PCM, PCB, HGL, vocational director, conditions, join, kujiunga A-level, maombi, fomu ya maombi, kidato cha tano, bei, ada ya fomu, shilingi 15,000, tarehe ya mwisho, daraja la kwanza, daraja la pili, tahasusi, mkurugenzi wa miito, masharti, sifa, alevel, Kujiunga na A-level, registration, new students, vocation, priesthood, uandikishaji, wanafunzi wapya, wito, upadri, become a priest, kuwa padri, applicant, mwombaji, waombaji, girls, wasichana, deadline, transfer, vigezo, uhamisho, kuhamia",
  },
  formationAdmission: {
    title: "Formation and admission",
    group: "Admission",
    keywords:
      "formation, admission, conditions on one page, O-level, A-level, print, bookkeeping, computer, combinations, form, malezi, kujiunga, masharti yote, ukurasa mmoja, chapisha, utunzaji wa vitabu vya hesabu, kompyuta, tahasusi, fomu, kwa Kiingereza, Malezi na Kujiunga",
  },
  results: {
    title: "Entrance results",
    group: "Admission",
    keywords:
      "entrance results, selected, reserve, interview results, form number, who was selected, selection, matokeo ya usaili, matokeo ya mtihani wa kujiunga, waliochaguliwa, amechaguliwa, akiba, namba ya fomu",
  },
  calendar: {
    title: "Calendar",
    group: "Admission",
    keywords:
      "calendar, term dates, terms, term begins, school opens, closing day, holidays, Easter, Christmas, visiting day, kalenda, ratiba, mihula, muhula, kufungua shule, inafungua, inafunguliwa, wanafungua, kufunga shule, inafunga, inafungwa, wanafunga, likizo, Pasaka, Krismasi, siku ya kutembelea, dates, school year, tarehe, mwaka wa masomo",
  },
  documents: {
    title: "Documents",
    group: "Admission",
    keywords:
      "documents, circulars, forms, lists, letters, download, PDF, joining instructions, nyaraka, waraka, barua, fomu, orodha, pakua, matangazo",
  },
  contact: {
    title: "Contact",
    group: "School",
    keywords:
      "contact, phone, telephone, call, email, address, postal box, visit, directions, map, TikTok, Instagram, YouTube, projects, mawasiliano, simu, piga simu, barua pepe, anwani, sanduku la posta, S.L.P., kututembelea, mahali, ramani, miradi, WhatsApp, SMS, location, how to get there, where we are, office, eneo, jinsi ya kufika, tulipo, ofisi, where is the school, shule iko wapi, Visiga iko wapi, mko wapi, transport, bus, fare, usafiri, basi, daladala, nauli, donate, donations, changia, kuchangia, mchango, phone number, namba ya simu, mahali ilipo",
  },
  privacy: {
    title: "Pictures and privacy",
    group: "School",
    keywords:
      "privacy, pictures of children, consent, remove a picture, delete a picture, personal data, cookies, what is counted, accessibility, browsers, screen reader, faragha, picha za watoto, idhini, ondoa picha, futa picha, taarifa binafsi, vidakuzi, ufikivu, vivinjari, Picha na faragha",
  },
  wawata: {
    title: "WAWATA",
    group: "School",
    keywords:
      "WAWATA, Catholic women, mothers, women’s association, pictures, parish, Wanawake Wakatoliki Tanzania, akina mama, mama zetu, picha, parokia, Picha za WAWATA",
  },
  services: {
    title: "Services",
    group: "School",
    keywords:
      "services, O-level, A-level, spiritual life, games, dispensary, agriculture, what we offer, huduma, maisha ya kiroho, michezo, zahanati, kilimo, tunachotoa",
  },
  pillars: {
    title: "Four pillars",
    group: "School",
    keywords:
      "pillars, prayer, discipline, education, work, motto, values, nguzo, sala, nidhamu, elimu, kazi, kaulimbiu, maadili, Nguzo Nne, rules, kanuni, sheria",
  },
  gallery: {
    title: "Gallery",
    group: "School",
    keywords:
      "gallery, pictures, photos, photographs, images, environment, students, events, picha, mazingira, wanafunzi, matukio, sikukuu, albamu, albums, graduation, mahafali",
  },
} as const satisfies Record<SearchedPage, SearchWords>;
