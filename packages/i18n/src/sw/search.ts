import type { search as source } from "../en/search.ts";
import type { Translation } from "../translation.ts";

export const search: Translation<typeof source> = {
  home: {
    title: "Mwanzo",
    group: "Shule",
    keywords:
      "Home, home page, front page, start, St. Mary’s Junior Seminary Visiga, Saint Mary, Seminari Ndogo ya Mtakatifu Maria, Visiga, ukurasa wa mwanzo",
  },
  alumni: {
    title: "Wahitimu",
    group: "Shule",
    keywords:
      "wahitimu, wanafunzi wa zamani, waliosoma Visiga, mapadri, mwaka wa kuhitimu, wako wapi sasa, alumni, former students, graduates, old boys, class of, priests from Visiga, where are they now, mahafali, waliohitimu, graduation, old students",
  },
  news: {
    title: "Habari",
    group: "Shule",
    keywords:
      "habari, matangazo, mapya, matukio, yaliyotokea, taarifa, news, announcements, latest, events, what happened, headlines",
  },
  aboutUs: {
    title: "Kuhusu Sisi",
    group: "Kuhusu Sisi",
    keywords:
      "kuhusu, dira, dhamira, kaulimbiu, mpango wa maendeleo, mafanikio, malengo, jimbo kuu, Dar es Salaam, seminari, shule, about, vision, mission, motto, development plan, achievements, goals, archdiocese, seminary, school, About Us, St. Mary’s, Saint Mary, Visiga",
  },
  msg: {
    title: "Ujumbe wa Gombera",
    group: "Kuhusu Sisi",
    keywords:
      "ujumbe, gombera, karibu, barua, wazazi, salamu, padri, O-level, A-level, message, rector, welcome, letter, parents, greeting, priest, Message from the Rector, rekta, headmaster, mkuu wa shule, mzazi",
  },
  staff: {
    title: "Wafanyakazi",
    group: "Kuhusu Sisi",
    keywords:
      "wafanyakazi, walimu, mapadri, masista, wapishi, madereva, mhasibu, staff, teachers, priests, sisters, workers, cooks, drivers, accountant",
  },
  history: {
    title: "Historia",
    group: "Kuhusu Sisi",
    keywords:
      "historia, 1990, 1991, 1994, kuanzishwa, kufunguliwa, magombera, wanafunzi wa kwanza, utume wa kwanza, wanafunzi marehemu, jubilei, history, founding, opened, rectors, first students, first assignments, deceased students, jubilee, history of the school, historia ya shule, waliofariki, died",
  },
  organization: {
    title: "Muundo wa Uongozi",
    group: "Kuhusu Sisi",
    keywords:
      "muundo, uongozi, viongozi, askofu mkuu, askofu msaidizi, gombera, mlezi wa kiroho, mkuu wa taaluma, mwalimu wa nidhamu, mwalimu mlezi, meneja miradi, organization, organisation, chart, leadership, archbishop, auxiliary bishop, rector, spiritual director, academic dean, discipline master, guardian teacher, project manager, rekta, headmaster, mkuu wa shule",
  },
  oLevel: {
    title: "Sekondari ya Kawaida (O-level)",
    group: "Huduma",
    keywords:
      "O-level, sekondari ya kawaida, kidato cha kwanza, kidato cha pili, kidato cha tatu, kidato cha nne, masomo, masomo ya msingi, masomo ya ziada, uraia, historia, jiografia, Kiswahili, Kiingereza, biolojia, fizikia, kemia, hisabati, elimu ya biashara, maarifa ya Biblia, kompyuta, ordinary level, Form 1, Form 2, Form 3, Form 4, subjects, core subjects, civics, history, geography, English, biology, physics, chemistry, mathematics, business studies, Bible knowledge, computer studies, olevel, matokeo, matokeo ya mitihani, mitihani, mtihani wa taifa, results, examination results, examinations, NECTA, CSEE, national examination, maths, religion, dini, science, sayansi",
  },
  aLevel: {
    title: "Sekondari ya Juu (A-level)",
    group: "Huduma",
    keywords:
      "A-level, sekondari ya juu, kidato cha tano, kidato cha sita, tahasusi, EGM, HGE, PCM, PCB, HGL, uchumi, jiografia, hisabati, fizikia, kemia, biolojia, historia, lugha, advanced level, Form 5, Form 6, combinations, economics, geography, mathematics, physics, chemistry, biology, history, language, alevel, matokeo, matokeo ya mitihani, mitihani, mtihani wa taifa, results, examination results, examinations, NECTA, ACSEE, national examination, maths, science, sayansi",
  },
  spiritual: {
    title: "Maisha ya Kiroho",
    group: "Huduma",
    keywords:
      "maisha ya kiroho, sala, misa takatifu, masifu ya asubuhi, masifu ya jioni, malaika wa Bwana, baraka ya sakramenti kuu, saa takatifu, konferensi, mafungo, kanisa, kikanisa, spiritual life, prayer, Mass, Lauds, Angelus, Vespers, Benediction, Holy Hour, conference, retreat, chapel, church, religion, dini",
  },
  games: {
    title: "Michezo",
    group: "Huduma",
    keywords:
      "michezo, mpira wa miguu, kandanda, mpira wa kikapu, mpira wa wavu, riadha, uwanja, mechi, games, sports, football, basketball, volleyball, athletics, field, matches, Games and Sports",
  },
  dispensary: {
    title: "Zahanati",
    group: "Huduma",
    keywords:
      "zahanati, afya, hospitali, dawa, daktari, muuguzi, mgonjwa, tiba, matibabu, wazi kwa watu wote, dispensary, health, clinic, hospital, medicine, doctor, nurse, sick, treatment, open to the public",
  },
  works: {
    title: "Utunzaji wa Mazingira",
    group: "Kazi",
    keywords:
      "mazingira, usafi, bustani, upambaji wa mandhari, miti, maua, njia, kazi za mikono, environment, cleaning, gardening, landscaping, trees, flowers, paths, manual work, Environmental Activities",
  },
  work: {
    title: "Kilimo na Ufugaji",
    group: "Kazi",
    keywords:
      "kilimo, ufugaji, shamba, mazao, mifugo, mahindi, ng’ombe, ngombe, kuku, divai, maziwa, mizabibu, kununua, agriculture, farm, crops, livestock, maize, cows, hens, wine, milk, vines, dairy, buy, mvinyo",
  },
  joining: {
    title: "Ada na kujiunga",
    group: "Kujiunga",
    keywords:
      "ada, ada ya shule, karo, kiasi gani, kulipa, malipo, benki, akaunti, pesa kwa simu, lipa namba, maelekezo ya kujiunga, vitu vya kuleta, sare, siku ya kuripoti, kufungua shule, fees, school fees, how much, pay, payment, bank account, mobile money, joining instructions, what to bring, uniform, reporting day, opening day, Fees and Joining, gharama, mahitaji, orodha ya vitu, costs, M-Pesa, requirements, list of things, boarding school, hostel, dormitory, food, meals, bweni, mabweni, hosteli, chakula, milo, mlo, vifaa, joining letter, barua ya kujiunga, accommodation, malazi, control number, shilingi ngapi",
  },
  oLevelAdmission: {
    title: "Kujiunga na O-level",
    group: "Kujiunga",
    keywords:
      "kujiunga O-level, maombi, fomu ya maombi, kidato cha kwanza, bei, ada ya fomu, shilingi 15,000, 15000, tarehe ya mwisho, mtihani wa kujiunga, usaili, darasa la saba, Msimbazi Centre, St Joseph, masharti, sifa, O-level admission, apply, application form, Form 1, price, fee, 15,000 Tsh, due date, entrance examination, interview, Grade 7, conditions, join, olevel, uandikishaji, wanafunzi wapya, wito, upadri, registration, new students, vocation, priesthood, become a priest, kuwa padri, applicant, mwombaji, waombaji, girls, wasichana, deadline, Standard 7, std 7, transfer, vigezo, uhamisho, kuhamia",
  },
  aLevelAdmission: {
    title: "Kujiunga na A-level",
    group: "Kujiunga",
    keywords:
      "kujiunga A-level, maombi, fomu ya maombi, kidato cha tano, bei, ada ya fomu, shilingi 15,000, 15000, tarehe ya mwisho, daraja la kwanza, daraja la pili, tahasusi, EGM, HGE, PCM, PCB, HGL, mkurugenzi wa miito, masharti, sifa, A-level admission, apply, application form, Form 5, price, fee, 15,000 Tsh, due date, Division 1, Division 2, combination, vocational director, conditions, join, alevel, uandikishaji, wanafunzi wapya, wito, upadri, registration, new students, vocation, priesthood, become a priest, kuwa padri, applicant, mwombaji, waombaji, girls, wasichana, deadline, transfer, vigezo, uhamisho, kuhamia",
  },
  formationAdmission: {
    title: "Malezi na kujiunga",
    group: "Kujiunga",
    keywords:
      "malezi, kujiunga, masharti yote, ukurasa mmoja, O-level, A-level, chapisha, utunzaji wa vitabu vya hesabu, kompyuta, tahasusi, fomu, kwa Kiingereza, formation, admission, conditions on one page, print, bookkeeping, computer, combinations, form, Formation and Admission",
  },
  results: {
    title: "Matokeo ya mtihani wa kujiunga",
    group: "Kujiunga",
    keywords:
      "matokeo ya usaili, matokeo ya mtihani wa kujiunga, waliochaguliwa, amechaguliwa, akiba, namba ya fomu, entrance results, selected, reserve, interview results, form number, who was selected, selection",
  },
  calendar: {
    title: "Kalenda",
    group: "Kujiunga",
    keywords:
      "kalenda, ratiba, mihula, muhula, kufungua shule, inafungua, inafunguliwa, wanafungua, kufunga shule, inafunga, inafungwa, wanafunga, likizo, Pasaka, Krismasi, siku ya kutembelea, calendar, term dates, terms, term begins, school opens, closing day, holidays, Easter, Christmas, visiting day, tarehe, mwaka wa masomo, dates, school year",
  },
  documents: {
    title: "Nyaraka",
    group: "Kujiunga",
    keywords:
      "nyaraka, waraka, barua, fomu, orodha, pakua, matangazo, PDF, documents, circulars, forms, lists, letters, download, joining instructions",
  },
  contact: {
    title: "Mawasiliano",
    group: "Shule",
    keywords:
      "mawasiliano, simu, piga simu, barua pepe, anwani, sanduku la posta, S.L.P., kututembelea, mahali, ramani, TikTok, Instagram, YouTube, miradi, contact, phone, telephone, call, email, address, postal box, visit, directions, map, projects, eneo, jinsi ya kufika, tulipo, ofisi, WhatsApp, SMS, location, how to get there, where we are, office, where is the school, shule iko wapi, Visiga iko wapi, mko wapi, transport, bus, fare, usafiri, basi, daladala, nauli, donate, donations, changia, kuchangia, mchango, phone number, namba ya simu, mahali ilipo",
  },
  privacy: {
    title: "Picha na faragha",
    group: "Shule",
    keywords:
      "faragha, picha za watoto, idhini, ondoa picha, futa picha, taarifa binafsi, vidakuzi, ufikivu, vivinjari, privacy, pictures of children, consent, remove a picture, delete a picture, personal data, cookies, what is counted, accessibility, browsers, screen reader, Pictures and privacy",
  },
  wawata: {
    title: "Picha za WAWATA",
    group: "Shule",
    keywords:
      "WAWATA, Wanawake Wakatoliki Tanzania, akina mama, mama zetu, picha, parokia, Catholic women, mothers, women’s association, pictures, parish",
  },
  services: {
    title: "Huduma",
    group: "Shule",
    keywords:
      "huduma, O-level, A-level, maisha ya kiroho, michezo, zahanati, kilimo, tunachotoa, services, spiritual life, games, dispensary, agriculture, what we offer",
  },
  pillars: {
    title: "Nguzo nne",
    group: "Shule",
    keywords:
      "nguzo, sala, nidhamu, elimu, kazi, kaulimbiu, maadili, pillars, prayer, discipline, education, work, motto, values, Four Pillars, rules, kanuni, sheria",
  },
  gallery: {
    title: "Picha",
    group: "Shule",
    keywords:
      "picha, mazingira, wanafunzi, matukio, sikukuu, albamu, gallery, pictures, photos, photographs, images, environment, students, events, mahafali, albums, graduation",
  },
};
