import type { Socket } from "node:net";
import { StartFailure } from "@visiga/system/errors/start-failure";
import type { ForkedSite } from "./fork-site.ts";
import type { KeeperMessage, SiteMessage, SiteSettings } from "./messages.ts";

/** Seconds without a message after which the process is killed. */
const longestSilence = 30;

/** Beats after which a connection is lost that was not taken: the system drops those for which the process has no room. */
const lostAfter = 30;

export interface SiteProcessOptions {
  /** Folder of compiled code. */
  readonly codeCache?: string | undefined;
  readonly silence?: number;
  /** Gets what the site asks for. */
  readonly onMessage?: (message: SiteMessage, socket?: Socket) => void;
}

export type SiteProcess = ReturnType<typeof startSiteProcess>;

/** Why the site did not start. */
export class SiteFailure extends StartFailure {
  constructor(
    /** Whether a backup would mend it on a database server that runs. */
    readonly restorable: boolean,
    ...lines: readonly string[]
  ) {
    super(...lines);
  }
}

/** Lets the process of the site load its program, which waits for its settings. */
export function startSiteProcess(
  { child, ended: hasEnded }: ForkedSite,
  { codeCache, silence = longestSilence, onMessage = () => {} }: SiteProcessOptions = {},
) {
  let silent = 0;
  let debugged = false;
  let failure: SiteFailure | undefined;
  let killedFor: string | undefined;
  let begin = () => {};
  let checked = () => {};
  /** The connections that were passed to it and that it has not taken yet, in their order. */
  const given: { readonly answer: (taken: boolean) => void; beats: number }[] = [];
  const kill = (reason: string) => {
    killedFor ??= reason;
    child.kill("SIGKILL");
  };
  // Seconds are counted, so that a machine that slept does not look like a site that hangs.
  const watch = () => {
    silent += 1;
    if (silent > silence && !debugged) kill(`it did not answer for ${silence} s`);
  };
  let watching: NodeJS.Timeout | undefined;
  const ended = hasEnded.then((reason) => {
    clearInterval(watching);
    return killedFor ?? failure?.lines.join(" ") ?? reason;
  });
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const isChecked = new Promise<void>((resolve) => {
    checked = resolve;
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on("message", (message: SiteMessage, socket) => {
      silent = 0;
      begin();
      // From its first message on: a start may take long, but its event loop runs meanwhile.
      watching ??= setInterval(watch, 1000).unref();
      if (message.kind === "taken") given.shift()?.answer(true);
      else if (message.kind === "beat") {
        debugged = message.debugged;
        for (const connection of given) connection.beats += 1;
        while (given[0] && given[0].beats > lostAfter) given.shift()?.answer(true);
      } else if (message.kind === "ready") resolve();
      else if (message.kind === "checked") checked();
      else if (message.kind === "failed") failure = new SiteFailure(message.restorable, ...message.lines);
      else onMessage(message, socket as Socket | undefined);
      if (message.kind === "closing") send({ kind: "finish" });
    });
    void ended.then((reason) => {
      for (const { answer } of given.splice(0)) answer(false);
      reject(failure ?? new SiteFailure(true, `The site has ended: ${reason}`));
    });
  });
  ready.catch(() => {});
  const send = (message: KeeperMessage, socket?: Socket): void => {
    // This process has the socket too until the site has it: one that ends meanwhile loses no connection.
    if (child.connected) child.send(message, socket, { keepOpen: true }, () => {});
  };
  send({ kind: "load", codeCache });
  // Node.js would lose a message that comes while the program is loaded.
  const tell = (message: KeeperMessage) => void begun.then(() => send(message));
  return {
    child,
    /** Resolves once it takes connections. @throws StartFailure if it ends before */
    ready,
    /** Resolves once its pages were read, if they had to be, or it has ended. */
    checked: Promise.race([isChecked, ended.then(() => {})]),
    /** Resolves when it has ended, with the reason. */
    ended,
    start: (settings: SiteSettings) => tell({ kind: "start", settings }),
    /** Gives it a connection. False if it has ended before it could take it. */
    async give(socket: Socket): Promise<boolean> {
      if (!child.connected) return false;
      const taken = new Promise<boolean>((answer) => {
        given.push({ answer, beats: 0 });
      });
      send({ kind: "connection" }, socket);
      if (!(await taken)) return false;
      socket.destroy();
      return true;
    },
    /** Lets it finish its requests. */
    stop(): Promise<unknown> {
      tell({ kind: "stop" });
      return ended;
    },
    kill,
  };
}
