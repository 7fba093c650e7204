import { type ComponentProps, useState } from "react";
import { TextField } from "#ui/controls/field.tsx";
import { Icon } from "#ui/print/icon.tsx";

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  show: string;
  hide: string;
}

/** A password that can be looked at: a phone’s keyboard makes more mistakes than a stranger’s eyes. */
export function PasswordField({ show, hide, ...field }: PasswordFieldProps) {
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
