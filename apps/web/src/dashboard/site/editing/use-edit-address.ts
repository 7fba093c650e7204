import { useNavigate, useRouter } from "@tanstack/react-router";

/** The form over a list is named by its address: opens that of a field, and closes it as the browser's Back does. */
export function useEditAddress() {
  const navigate = useNavigate({ from: "/dashboard/site" });
  const { history } = useRouter();
  return {
    open: (edit: string) => void navigate({ search: (old) => ({ ...old, edit }), resetScroll: false }),
    close: () => {
      if (history.canGoBack()) history.back();
      else void navigate({ search: (old) => ({ ...old, edit: undefined }), replace: true, resetScroll: false });
    },
  };
}
