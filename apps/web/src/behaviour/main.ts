import { replaceFailedPictures } from "#platform/document/failed-pictures.ts";
import "./language.ts";
import "./theme.ts";
import "./loading.ts";
import "./panels.ts";
import "./drawer.ts";
import "./search.ts";
import "./announcement.ts";
import "./slideshows.ts";
import "./films.ts";
import "./lists.ts";
import "./list-form.ts";
import "./full-size.ts";
import "./share.ts";
import "./ticks.ts";
import "./print.ts";
import "./snap-arrows.ts";
import "./activities.ts";
import "./session-mark.ts";
import "./edit-pictures.ts";
import "./service-worker.ts";
import "./prefetched-page.ts";

// Vite would copy the source of an address that it can read.
const { url } = import.meta;
if (![].at) import(/* @vite-ignore */ new URL("older-browsers.js", url).href);

replaceFailedPictures();

document.documentElement.dataset.ready = "true";
