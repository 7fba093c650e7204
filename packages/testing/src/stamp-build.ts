import { stampBuild } from "./fresh-build.ts";

stampBuild();
