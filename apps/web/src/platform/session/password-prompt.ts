/** Asks for the password again. Resolves to whether the server accepted it. */
type Ask = () => Promise<boolean>;

let asking: Ask | undefined;

export function answerPasswordPrompt(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** Asks the user for the password; false if no prompt is set or the user cancels. */
export const promptPassword: Ask = () => asking?.() ?? Promise.resolve(false);
