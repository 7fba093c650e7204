export const notFound = {
  title: "404 - Not Found",
  message: "You are not authorized to view this page.",
  login: "Login",
  home: "Home",
  failure: {
    title: "This page did not open",
    message: "Something went wrong on our side or with your internet connection. Try again.",
  },
} as const;
