import { type FilePage, type FileRecord, placeTitles } from "@visiga/contracts/files";
import { administrator } from "@visiga/web/e2e/support/administrator.ts";
import { develop, type Photograph } from "./photographs.ts";

const upright = [960, 1280] as const;
const wide = [1280, 720] as const;
const face = { count: 1, height: 2.6, at: [0.5, 0.35] } as const;

const photographs: readonly { readonly page: FilePage; readonly title?: string; readonly pictures: Photograph[] }[] = [
  {
    page: "HOME",
    pictures: [
      { from: "bridge", light: 1.3 },
      { from: "mountain", people: { count: 11, height: 0.16, at: [0.5, 0.62] } },
      { from: "room" },
      { from: "rocket" },
      { from: "meadow", size: upright, people: { count: 3, height: 0.7, at: [0.5, 0.35] } },
    ],
  },
  {
    page: "NEWS",
    pictures: [
      { from: "meadow", people: { count: 14, height: 0.2, at: [0.5, 0.6] } },
      { from: "dogs" },
      { from: "nuthatch", light: 1.4 },
      { from: "sunset", light: 0.6 },
      { from: "astronaut" },
    ],
  },
  {
    page: "GALLERY",
    pictures: [
      { from: "room", people: { count: 2, height: 0.75, at: [0.5, 0.3] } },
      { from: "sunset" },
      { from: "dandelions" },
      { from: "stream", size: upright },
      { from: "bridge", size: [1280, 480], light: 1.5 },
      { from: "cat" },
      { from: "mountain", blur: 7 },
      { from: "coffee" },
      { from: "rocket", size: [400, 640], light: 0.5 },
      { from: "photographer" },
      { from: "brushes", light: 1.4 },
      { from: "meadow", size: wide, people: { count: 22, height: 0.13, at: [0.5, 0.62] } },
      { from: "fig" },
      { from: "nuthatch" },
      { from: "dogs", light: 0.5 },
      { from: "stream", blur: 4, people: { count: 4, height: 0.6, at: [0.5, 0.3] } },
    ],
  },
  { page: "GALLERY", title: "MARIAN", pictures: [{ from: "dandelions", size: wide, light: 0.7 }] },
  {
    page: "GALLERY",
    title: "STAFFS",
    pictures: [
      { from: "meadow", people: { count: 18, height: 0.22, at: [0.5, 0.5] } },
      { from: "nuthatch", light: 1.4, people: { count: 6, height: 0.6, at: [0.5, 0.25] } },
    ],
  },
  {
    page: "ALUMNI",
    pictures: [
      { from: "astronaut" },
      { from: "meadow", size: upright, people: face },
      { from: "bridge", size: wide, light: 1.3, people: { ...face, at: [0.2, 0.4] } },
      { from: "photographer" },
      { from: "room", size: upright, light: 0.5, people: { ...face, at: [0.5, 0.2] } },
    ],
  },
  {
    page: "ORGANIZATION",
    pictures: [
      { from: "room", size: upright, people: { ...face, at: [0.5, 0.2] } },
      { from: "nuthatch", size: upright, light: 1.5, people: face },
      { from: "astronaut" },
      { from: "stream", size: [640, 1280], people: { count: 1, height: 1, at: [0.5, 0.12] } },
      { from: "mountain", size: wide, blur: 3, people: { ...face, at: [0.75, 0.35] } },
      { from: "sunset", size: [600, 600], light: 0.5, people: { count: 1, height: 1.4, at: [0.5, 0.3] } },
    ],
  },
];

/** Replaces the artwork of the first files of each page by photographs. */
export async function showPhotographs(url: string): Promise<void> {
  const authorization = await logIn(url);
  for (const { page, title, pictures } of photographs) {
    const files: FileRecord[] = await (await fetch(`${url}/api/v1/files/page/${page}`)).json();
    const shown = files.filter(
      (file) => file.photo && (title ? file.title === title : !Object.values<string>(placeTitles).includes(file.title)),
    );
    for (const [index, picture] of pictures.entries()) {
      const file = shown[index];
      if (!file) throw new Error(`${page} has ${shown.length} pictures of ${pictures.length}`);
      const form = new FormData();
      const { name, title: kept } = file;
      for (const [field, value] of Object.entries({ name: name || picture.from, title: kept, page, minors: "false" }))
        form.set(field, value);
      form.set(
        "file",
        new Blob([new Uint8Array(await develop(picture))], { type: "image/jpeg" }),
        `${picture.from}.jpg`,
      );
      const answer = await fetch(`${url}/api/v1/files/edit/${file.id}`, {
        method: "PUT",
        headers: { authorization },
        body: form,
      });
      if (!answer.ok) throw new Error(`${picture.from} was not taken: ${answer.status} ${await answer.text()}`);
    }
  }
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  if (!answer.ok) throw new Error(`The administrator was not logged in: ${answer.status}`);
  const { data }: { data: { token: string } } = await answer.json();
  return `Bearer ${data.token}`;
}
