// Script of the public pages while Vite serves the sources.
import "./behaviour/main.ts";
import "./development-reload.ts";
