// Behaviour of the public pages: what each page gains from script.
import "./theme.ts";
