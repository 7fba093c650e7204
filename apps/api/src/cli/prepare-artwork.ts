import { argv } from "node:process";
import { ArtworkLibrary } from "#platform/artwork/artwork-library.ts";
import { PicturePipeline } from "#platform/pictures/picture-pipeline.ts";

/** Part of the build: writes the widths of the project's own pictures into the folder named by the argument. */
const [, , folder = "dist/artwork"] = argv;
const prepared = await new ArtworkLibrary(folder, new PicturePipeline()).prepareAll();
console.log(prepared > 0 ? `Prepared ${prepared} pictures` : "All pictures are prepared");
