// All screens behind the login, and the login itself, in one chunk that visitors never load.
export { LoginScreen } from "#dashboard/auth/login-screen.tsx";
export { SetPasswordScreen } from "#dashboard/auth/set-password-screen.tsx";
export { EditInPlace } from "#dashboard/files/form/edit-in-place.tsx";
export { UsersScreen } from "#dashboard/users/users-screen.tsx";
export { DashboardScreen } from "./dashboard-screen.tsx";
