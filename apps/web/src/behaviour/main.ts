// Behaviour of the public pages: what each page gains from script.
import "./language.ts";
import "./theme.ts";
import "./loading.ts";
import "./panels.ts";
import "./drawer.ts";
import "./search.ts";
import "./announcement.ts";

// Shows the controls that work with script only.
document.documentElement.dataset.ready = "true";
