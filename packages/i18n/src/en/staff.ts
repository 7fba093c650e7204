export const staff = {
  title: "Staff",
  lead: "Priests, teachers and other staff look after the seminary, and they know every boy by name.",
  caption: "Our staff",
  teaching: {
    title: "Teaching",
    text: "Teachers here are at their desks before the first bell and on the field after the last. The academic dean watches over the lessons and the discipline master over the rule of the day. The guardian teachers watch over the boys themselves, and know who has not written home.",
  },
  house: {
    title: "Running the seminary",
    text: "The accountant, the project team on the farm, the dispensary team, the drivers and the cooks: without them there would be no candle on the altar and no ugali at noon.",
  },
  chart: "See everyone in the organisation chart",
} as const;
