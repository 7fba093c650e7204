import { replaceFailedPictures } from "#platform/document/failed-pictures.ts";

replaceFailedPictures();
