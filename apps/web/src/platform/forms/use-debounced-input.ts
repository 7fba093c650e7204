import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds without typing before the words are reported. */
const pause = 300;

/** State of a search field: reported when typing pauses, and replaced when the address changes. */
export function useDebouncedInput(address: string, onSettled: (words: string) => void) {
  const [words, setWords] = useState(address);
  const [reported, setReported] = useState(address);
  const settle = useEffectEvent(onSettled);

  if (address !== reported) {
    setReported(address);
    if (address !== words.trim()) setWords(address);
  }

  useEffect(() => {
    if (words.trim() === reported) return;
    const timer = setTimeout(() => settle(words.trim()), pause);
    return () => clearTimeout(timer);
  }, [words, reported]);

  return { words, setWords };
}
