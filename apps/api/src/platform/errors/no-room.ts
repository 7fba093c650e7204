import { StartFailure } from "./start-failure.ts";

export class NoRoom extends StartFailure {}
