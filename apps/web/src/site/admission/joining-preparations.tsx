import { forLevel } from "@visiga/contracts/joining";
import { fill } from "@visiga/i18n/format";
import { Checks, TickBox } from "#ui/controls/checks.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { type LevelProps, useJoining } from "./joining-words.ts";

interface ToBringProps extends LevelProps {
  of: "papersToBring" | "thingsToBring";
  title: string;
}

/** What a boy brings, as a list to tick, on the device or on paper. */
export function ToBring({ of: key, title, level }: ToBringProps) {
  const { facts, levelNote } = useJoining(level);
  const list = forLevel(facts[key], level);
  if (list.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <Checks>
        {list.map(({ item, count, level: whose, langs }, index) => (
          <TickBox key={index} name={item} note={levelNote(whose)}>
            <LangSpan lang={langs?.item}>{item}</LangSpan>
            {count && (
              <>
                : <b>{count}</b>
              </>
            )}
          </TickBox>
        ))}
      </Checks>
    </>
  );
}

/** The ways to the school, each as one paragraph. */
export function Directions() {
  const { joining, facts, amount, fieldMark } = useJoining(undefined);
  const { directions: t } = joining;
  const { directions = [] } = facts;
  if (directions.length === 0) return null;
  return (
    <>
      <h2>{t.title}</h2>
      <Facts wide>
        {directions.map((each) => {
          const { from, kilometres, stand, fare, onward, langs } = each;
          return (
            <Fact key={from} term={<LangSpan lang={langs?.from}>{fill(t.from, { place: from })}</LangSpan>}>
              {kilometres !== null &&
                fill(t.kilometres, { count: fieldMark("directions", each, "kilometres", String(kilometres)) })}{" "}
              {stand && <LangSpan lang={langs?.stand}>{fill(t.stand, { stand })}</LangSpan>}{" "}
              {fare !== null && fill(t.fare, { amount: fieldMark("directions", each, "fare", amount(fare)) })}{" "}
              {onward && <LangSpan lang={langs?.onward}>{onward}</LangSpan>}
            </Fact>
          );
        })}
      </Facts>
    </>
  );
}
