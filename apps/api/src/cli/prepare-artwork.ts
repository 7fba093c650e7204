import { argv } from "node:process";
import { ArtworkLibrary } from "#platform/artwork/artwork-library.ts";
import { PicturePipeline } from "#platform/pictures/picture-pipeline.ts";

/** Encodes the widths of the project's own pictures: small files for a build, or fast for development (`--quick`). */
const effort = argv.includes("--quick") ? "quick" : "small";
const prepared = await new ArtworkLibrary("dist/artwork", new PicturePipeline(effort, 2)).prepareAll(effort);
console.log(prepared > 0 ? `Prepared ${prepared} pictures` : "All pictures are prepared");
