import { demoAlumni } from "./demo-alumni.ts";
import type { DemoFile } from "./demo-file.ts";
import { demoGallery } from "./demo-gallery.ts";
import { demoNews } from "./demo-news.ts";
import { demoOrganization } from "./demo-organization.ts";
import { demoPageFiles } from "./demo-page-files.ts";
import { demoSeminarians } from "./demo-seminarians.ts";
import { demoWawata } from "./demo-wawata.ts";

export const demoFiles: readonly DemoFile[] = [
  ...demoPageFiles,
  ...demoNews,
  ...demoGallery,
  ...demoAlumni,
  ...demoOrganization,
  ...demoSeminarians,
  ...demoWawata,
];
