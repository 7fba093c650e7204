import { useEffect, useState } from "react";

/** A value that is being typed, once it has rested for `delay` milliseconds: not every letter asks the server. */
export function useSettled<Value>(value: Value, delay = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
