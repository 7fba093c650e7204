import { existsSync } from "node:fs";
import { prepareArtwork } from "#platform/pictures/artwork-library.ts";
import { PicturePipeline } from "#platform/pictures/picture-pipeline.ts";

if (!existsSync("dist/artwork")) console.log("Encoding the artwork's pictures, once: up to a minute");
const prepared = await prepareArtwork("dist/artwork", new PicturePipeline(2));
console.log(prepared > 0 ? `Prepared ${prepared} pictures` : "All pictures are prepared");
