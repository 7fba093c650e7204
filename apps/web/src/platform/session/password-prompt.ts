/** Asks for the password once more. Resolves with whether the server has taken it. */
type Ask = () => Promise<boolean>;

let asking: Ask | undefined;

/** Sets what asks the user. Returns a function that takes it back. */
export function answerPasswordPrompt(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** Asks the user for the password; false if nobody is there to be asked, or it was not given. */
export const promptPassword: Ask = () => asking?.() ?? Promise.resolve(false);
