import type { gallery as source } from "../en/gallery.ts";
import type { Translation } from "../translation.ts";

export const gallery: Translation<typeof source> = {
  title: "Picha",
  lead: "Picha za seminari, za wanafunzi na za siku za pekee, mpya zikitangulia.",
  untitled: "Bila jina",
  albums: "Albamu",
  category: "Kundi",
  categories: {
    all: "Zote",
    environment: "Mazingira",
    students: "Wanafunzi",
    events: "Matukio",
  },
  more: "Onyesha {count} zaidi",
  shown: "{shown} kati ya {total}",
  empty: "Bado hakuna picha.",
  emptyCategory: "Bado hakuna picha katika kundi hili.",
  failed: "Imeshindikana kupakia picha.",
  fullSize: {
    open: "Fungua “{name}” kwa ukubwa kamili",
    label: "Picha kwa ukubwa kamili",
    previous: "Picha iliyotangulia",
    next: "Picha inayofuata",
    close: "Funga",
    position: "{shown} kati ya {total}",
  },
};
