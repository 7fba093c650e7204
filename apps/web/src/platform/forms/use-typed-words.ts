import { useEffect, useRef, useState } from "react";

/** A pause in typing, in milliseconds. */
const pause = 300;

/** What is in a search field: told when typing pauses, and replaced when the address says something else. */
export function useTypedWords(address: string, onSettled: (words: string) => void) {
  const [words, setWords] = useState(address);
  const [told, setTold] = useState(address);
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });

  if (address !== told) {
    setTold(address);
    if (address !== words.trim()) setWords(address);
  }

  useEffect(() => {
    if (words.trim() === told) return;
    const timer = setTimeout(() => settle.current(words.trim()), pause);
    return () => clearTimeout(timer);
  }, [words, told]);

  return { words, setWords };
}
