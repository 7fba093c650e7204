import { type ComponentProps, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { Icon } from "#ui/print/icon.tsx";

/** Password field that can show its value: on a phone, typing errors are more likely than onlookers. */
export function PasswordField(field: ComponentProps<typeof TextField>) {
  const { show, hide } = useDashboardDictionary().setPassword;
  const [shown, setShown] = useState(false);
  const eye = (
    <button type="button" aria-label={shown ? hide : show} onClick={() => setShown(!shown)}>
      <Icon name="eye" />
    </button>
  );
  return (
    <TextField
      {...field}
      required
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={eye}
    />
  );
}
