export const login = {
  title: "Login to Visiga Website",
  email: "Email",
  password: "Password",
  submit: "Login",
  busy: "Logging in...",
  failed: "Login failed. Please try again.",
  forgotten:
    "Forgotten your password? Ask an administrator for a new link. If you are the only administrator, ask the person who runs the server.",
  sessionEnded: "Your session has ended. Log in to continue where you were.",
  darkMode: "Dark Mode",
  lightMode: "Light Mode",
  backToWebsite: "Back to the website",
} as const;
