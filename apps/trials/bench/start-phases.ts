/** What Node.js writes with `--cpu-prof`. Times are microseconds of the monotonic clock. */
interface CpuProfile {
  readonly startTime: number;
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const before = "Node.js itself";
const compiling = "reading and compiling modules";
const evaluating = "running modules for the first time";
const waiting = "waiting, for PostgreSQL and the disk";
const collecting = "collecting garbage";
const working = "database, routes, content, first page";

export const phaseNames = [before, compiling, evaluating, waiting, collecting, working] as const;

type Phase = (typeof phaseNames)[number];

/** The functions of Node.js and V8 below which all time belongs to a phase. Of two, the inner one counts. */
const roots: Readonly<Record<string, Phase>> = {
  "(idle)": waiting,
  "(garbage collector)": collecting,
  compileSourceTextModule: compiling,
  loadAndTranslate: compiling,
  wrapSafe: compiling,
  evaluate: evaluating,
  __require2: evaluating,
  require: evaluating,
};

/**
 * Milliseconds of each phase of a start.
 * @param spawned microseconds when the process was spawned
 * @param served microseconds when it had answered
 */
export function phasesOf(profile: CpuProfile, spawned: bigint, served: bigint): Partial<Record<Phase, number>> {
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const phases = new Map<number, Phase>();
  const assign = (id: number, outer: Phase): void => {
    const node = byId.get(id);
    const phase = roots[node?.callFrame.functionName ?? ""] ?? outer;
    phases.set(id, phase);
    for (const child of node?.children ?? []) assign(child, phase);
  };
  assign(profile.nodes[0]?.id ?? 0, working);

  const taken: Partial<Record<Phase, number>> = { [before]: (profile.startTime - Number(spawned)) / 1000 };
  let now = profile.startTime;
  for (const [index, sample] of profile.samples.entries()) {
    const lasted = profile.timeDeltas[index] ?? 0;
    now += lasted;
    if (now > Number(served)) break;
    const phase = phases.get(sample) ?? working;
    taken[phase] = (taken[phase] ?? 0) + lasted / 1000;
  }
  return taken;
}
