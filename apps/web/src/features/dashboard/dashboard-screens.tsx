// Everything behind the login, and the doors to it, is one chunk: visitors never load it.
export { LoginScreen } from "./auth/login-screen.tsx";
export { SetPasswordScreen } from "./auth/set-password-screen.tsx";
export { EditInPlace } from "./files/edit-in-place.tsx";
export { DashboardScreen } from "./frame/dashboard-screen.tsx";
export { UsersScreen } from "./users/users-screen.tsx";
