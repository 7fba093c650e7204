import { mkdir, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { EntryRecord } from "@visiga/contracts/entries";
import sharp from "sharp";
import {
  bitmap,
  type ChosenFile,
  chosen,
  corners,
  grain,
  jpegOf,
  notice,
  turnedPicture,
} from "../support/chosen-files.ts";
import { expect, field, open } from "../support/site.ts";
import { test } from "../support/upload-queue.ts";

test.use({ viewport: { width: 360, height: 740 } });

const choose = (page: Page, ...files: ChosenFile[]) => page.locator("input[type=file]").setInputFiles(files);

const shownPicture = async (page: Page, { photoUrl }: EntryRecord) => {
  const answer = await page.request.get(photoUrl ?? "");
  return answer.body();
};

test("a file is judged by its first bytes, whatever its name and type say", async ({
  page,
  queue,
  dashboardWords: t,
}) => {
  const { failure } = t.errors;
  await queue.begin();
  await choose(
    page,
    chosen("1000023456", await jpegOf("#2020aa"), "application/octet-stream"),
    chosen("IMG-20261128-WA0003", await jpegOf("#20aa20"), "binary/octet-stream"),
    chosen("photo.jfif", await jpegOf("#20aaaa"), ""),
    chosen("no letter of the truth.pdf", await jpegOf("#aaaa20"), "application/pdf"),
    chosen("a cat.gif", await grain("#aa2020").gif().toBuffer(), "image/gif"),
    chosen("a drawing.bmp", bitmap(), "image/bmp"),
    chosen("words.jpg", "These are words."),
    chosen("letter.jpg", "%PDF-1.7 and more", "image/jpeg"),
    chosen("drawing.png", "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/png"),
    chosen("scan.jpg", await grain("#444444").tiff().toBuffer(), "image/jpeg"),
    chosen("empty.jpg", ""),
  );
  await queue.ready(6);
  await expect(page.getByText(failure.picture_type)).toHaveCount(4);
  await expect(page.getByText(failure.picture_unreadable)).toHaveCount(1);

  await open(page, "/dashboard?page=GALLERY&add=true");
  const form = page.getByRole("dialog", { name: t.images.form.addTitle });
  const input = form.locator("input[type=file]");
  for (const [file, reason] of [
    [chosen("words.jpg", "These are words."), failure.picture_type],
    [chosen("empty.png", "", "image/png"), failure.picture_unreadable],
  ] as const) {
    await input.setInputFiles(file);
    await expect(form.getByText(reason)).toBeVisible();
  }
  await input.setInputFiles(chosen("1000023457", await jpegOf("#7040a0"), "application/octet-stream"));
  await expect(form.getByRole("img", { name: t.images.form.preview })).toBeVisible();
});

test("a cut picture never reaches the website, and one that lacks only its last bytes does", async ({
  page,
  queue,
  dashboardWords: t,
  complaints,
}) => {
  const { upload } = t.images;
  await queue.begin();
  const baseline = await jpegOf("#b06020");
  const progressive = await grain("#6020b0").jpeg({ progressive: true }).toBuffer();
  const cut = (picture: Buffer) => picture.subarray(0, Math.round(picture.length * 0.6));
  await choose(
    page,
    chosen("cut.jpg", cut(baseline)),
    chosen("cut with an end.jpg", Buffer.concat([cut(baseline), Buffer.from([0xff, 0xd9])])),
    chosen("cut and progressive.jpg", cut(progressive)),
    chosen("cut.png", cut(await grain("#20b060").png().toBuffer()), "image/png"),
    chosen("cut.webp", cut(await grain("#20b060").webp().toBuffer()), "image/webp"),
    chosen("cut.gif", cut(await grain("#20b060").gif().toBuffer()), "image/gif"),
    chosen("without its end.jpg", baseline.subarray(0, -2)),
    chosen("with a film.jpg", Buffer.concat([progressive, Buffer.from("ftypmp42"), Buffer.alloc(5000, 7)])),
  );
  // Sent as they are: the server decides.
  await expect(page.getByText(upload.unopened)).toHaveCount(7);
  await queue.ready(1);
  await queue.send(8);
  await expect(page.getByText(upload.states.stored)).toHaveCount(2);
  await expect(page.getByText(t.errors.failure.picture_unreadable)).toHaveCount(6);
  expect(await queue.stored()).toHaveLength(2);
  // The refusals.
  complaints.length = 0;
});

test("a turned WebP is upright in the preview and on the website, large or small", async ({
  page,
  queue,
  dashboardWords: t,
}) => {
  for (const width of [200, 2800]) {
    await open(page, "/dashboard?page=GALLERY&add=true");
    const form = page.getByRole("dialog", { name: t.images.form.addTitle });
    const file = await turnedPicture("webp", width);
    await form.locator("input[type=file]").setInputFiles(chosen("turned.webp", file, "image/webp"));
    const preview = form.getByRole("img", { name: t.images.form.preview });
    await expect(preview).toBeVisible();
    const seen = await preview.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    });
    expect(await corners(Buffer.from(seen, "base64"))).toEqual(["red", "green"]);
    await field(form, t.images.fields.name).fill(`${queue.batch} ${width}`);
    await form.getByRole("checkbox", { name: t.images.consent.agreed }).check();
    await form.getByRole("button", { name: t.dashboard.save, exact: true }).click();
    await expect(form).toBeHidden();
  }
  const records = await queue.stored();
  expect(records).toHaveLength(2);
  for (const record of records) expect(await corners(await shownPicture(page, record))).toEqual(["red", "green"]);
});

test("pictures with too little in them are not called alike, and others ask, side by side", async ({
  page,
  queue,
  dashboardWords: t,
}) => {
  const { alike } = t.images;
  const flat = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  await queue.begin();
  await choose(
    page,
    chosen("black.png", await flat("#000000")),
    chosen("blue.png", await flat("#0000a0")),
    chosen("first notice.png", await notice([40, 22, 30, 22, 40, 22, 22, 30])),
    chosen("second notice.png", await notice([22, 40, 22, 40, 30, 22, 40, 40, 22])),
  );
  await queue.ready(4);
  await expect(page.getByText(alike.question)).toHaveCount(0);
  const wave = Buffer.from(
    Array.from({ length: 900 * 600 }, (_, at) => 128 + 90 * Math.sin((at % 900) / 90 + at / 60_000)),
  );
  const scene = sharp(wave, { raw: { width: 900, height: 600, channels: 1 } });
  await choose(page, chosen("scene.jpg", await scene.jpeg({ quality: 90 }).toBuffer()));
  await queue.ready(5);
  await choose(page, chosen("scene again.jpg", await scene.jpeg({ quality: 60 }).toBuffer()));
  await queue.ready(6);
  const question = page.getByRole("listitem").filter({ hasText: alike.question });
  await expect(question).toHaveCount(1);
  await expect(question.getByText(alike.chosen)).toBeVisible();
  // The picture of its row, and the two that are compared.
  await expect(question.locator("img")).toHaveCount(3);
  await expect(page.getByText(alike.twice)).toHaveCount(0);
});

test("a dropped folder is opened, with the folders in it", async ({ page, queue, dashboardWords: t }, testInfo) => {
  await queue.begin();
  const folder = testInfo.outputPath("Harvest");
  await mkdir(`${folder}/Day 2`, { recursive: true });
  await writeFile(`${folder}/IMG_2.jpg`, await jpegOf("#803010"));
  await writeFile(`${folder}/IMG_10.jpg`, await jpegOf("#108030"));
  await writeFile(`${folder}/Day 2/IMG_1.jpg`, await jpegOf("#301080"));
  for (const hidden of [".DS_Store", "Thumbs.db"]) await writeFile(`${folder}/${hidden}`, "data");
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devtools.send("Input.dispatchDragEvent", { type, x: 100, y: 300, data });
  await queue.ready(3);
  await expect(page.getByText(t.errors.failure.picture_type)).toHaveCount(0);
  for (const [index, name] of ["IMG_1.jpg", "IMG_2.jpg", "IMG_10.jpg"].entries())
    await expect(page.getByTitle(/^IMG_/).nth(index)).toHaveAttribute("title", name);
});

test("a long screenshot is sent at a readable width, and a longer one is refused before", async ({
  page,
  queue,
  dashboardWords: t,
}) => {
  await queue.begin();
  const long = (height: number) =>
    sharp({ create: { width: 1080, height, channels: 3, background: "#eeeeff" } })
      .png()
      .toBuffer();
  await choose(page, chosen("long.png", await long(20_000)), chosen("longer.png", await long(50_000)));
  await queue.ready(1);
  await expect(page.getByText(t.errors.failure.picture_side_too_long)).toBeVisible();
  await page.getByRole("button", { name: t.images.upload.sendOne, exact: true }).click();
  await expect(page.getByText(t.images.upload.states.stored)).toBeVisible();
  const [record] = await queue.stored();
  expect(record?.photo?.sources.map(({ width }) => width)).toEqual([200, 400, 640]);
});

test("nothing shows through a transparent picture", async ({ page, queue, dashboardWords: t }) => {
  await queue.begin();
  const ring = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><circle cx="350" cy="350" r="300" fill="none" stroke="#111" stroke-width="60"/></svg>',
  );
  await choose(page, chosen("logo.png", await sharp(ring).png().toBuffer(), "image/png"));
  await queue.ready(1);
  await page.getByRole("button", { name: t.images.upload.sendOne, exact: true }).click();
  await expect(page.getByText(t.images.upload.states.stored)).toBeVisible();
  const [record] = await queue.stored();
  await open(page, record?.path ?? "");
  const picture = page.locator(`main img[src*="${record?.photo?.id}"]`).first();
  await expect(picture).toBeVisible();
  const ground = await picture.evaluate((image) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(image);
    return { backgroundColor, preview: backgroundImage.includes("image/gif") || backgroundImage === "none" };
  });
  expect(ground).toEqual({ backgroundColor: "rgba(0, 0, 0, 0)", preview: true });
});
