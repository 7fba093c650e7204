import { expect, test } from "vitest";
import { batchNames, readableName } from "./batch-names.ts";

test("a file name that a camera or phone made up is not used", () => {
  for (const fileName of [
    "IMG_2041.jpg",
    "IMG-20261120-WA0007.jpg",
    "DSC00123.JPG",
    "DSC_0042 (1).jpeg",
    "PXL_20261120_101112345.MP.jpg",
    "20261120_101112.heic",
    "WhatsApp Image 2026-11-20 at 10.11.12.jpeg",
    "Screenshot 2026-11-20.png",
    "Screenshot_20261120-101112_Chrome.jpg",
    "Screenshot_2026-11-20-10-11-12-123_com.whatsapp.jpg",
    "DJI_0012.JPG",
    "CamScanner 11-20-2026 10.11.jpg",
    "InShot_20261120_101112345.jpg",
    "Picsart_26-11-20_10-11-12-123.jpg",
    "6f1b2c3d-9a8b-4c5d-8e7f-0123456789ab.webp",
    "P1010042.JPG",
    "1.jpg",
    "photo.png",
    ".jpg",
  ]) {
    expect(readableName(fileName), fileName).toBeNull();
  }
});

test("a file name that somebody chose becomes readable", () => {
  expect(readableName("corpus-christi_procession.jpg")).toBe("Corpus christi procession");
  expect(readableName("Ordination 2026.png")).toBe("Ordination 2026");
  expect(readableName("IMG_2041 harvest.jpg")).toBe("Harvest");
  expect(readableName("misa ya shukrani.heic")).toBe("Misa ya shukrani");
  for (const name of ["Mkutano wa wazazi", "Picha ya askofu", "Photos at the farm", "Night prayer"])
    expect(readableName(`${name}.jpg`)).toBe(name);
  expect(readableName("IMG-20261120-WA0007 mkutano wa wazazi.jpg")).toBe("Mkutano wa wazazi");
  expect(readableName("WhatsApp Image 2026-11-20 at 10.11.12 PM harvest.jpeg")).toBe("Harvest");
  expect(readableName("Ng'ombe\u202e\u200b wa\u00a0maziwa.jpg")).toBe("Ng'ombe wa maziwa");
  expect(readableName(`${"long ".repeat(60)}.jpg`)?.length).toBe(194);
});

const files = ["IMG_1.jpg", "IMG_2.jpg", "IMG_3.jpg"];

test("every picture of a batch gets the batch’s name with a number", () => {
  const batch = { name: " Feast of Christ the King ", title: "EVENTS", taken: [] };
  const numbered = ["Feast of Christ the King 1", "Feast of Christ the King 2", "Feast of Christ the King 3"];
  expect(batchNames(files, batch)).toEqual(numbered);
  expect(batchNames(["IMG_4.jpg"], { ...batch, taken: numbered })).toEqual(["Feast of Christ the King 4"]);
});

test("a single picture gets the batch’s name without a number", () => {
  expect(batchNames(["IMG_1.jpg"], { name: "The rector", title: "RECTOR", taken: [] })).toEqual(["The rector"]);
});

test("without a batch name, a chosen file name is used, and others get the title with a number", () => {
  const names = batchNames(["IMG_1.jpg", "harvest.jpg", "harvest.png", "IMG_2.jpg"], {
    name: "",
    title: "EVENTS",
    taken: ["EVENTS 7"],
  });
  expect(names).toEqual(["EVENTS 8", "Harvest", "Harvest 2", "EVENTS 9"]);
});

test("a numbered name stays within the maximum length", () => {
  for (const name of batchNames(files, { name: "x".repeat(300), title: "EVENTS", taken: [] })) {
    expect(name.length).toBeLessThanOrEqual(200);
  }
});

test("a long name is cut before an emoji that does not fit, and leaves room for its number", () => {
  const long = "Mahafali ".repeat(22).slice(0, 193);
  const [name = ""] = batchNames(["IMG_1.jpg", "IMG_2.jpg"], { name: `${long}\u{1f600}`, title: "", taken: [] });
  expect(name).toBe(`${long} 1`);
  const files = ["jpg", "png"].map((type) => `${long} sherehe ya shule.${type}`);
  const own = batchNames(files, { name: "", title: "", taken: [] });
  expect(own[1]).toBe(`${own[0]} 2`);
  expect(own[1]?.length).toBeLessThanOrEqual(200);
});
