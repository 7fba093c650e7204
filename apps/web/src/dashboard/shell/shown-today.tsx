import { PictureDecisions } from "#dashboard/entries/list/picture-decisions.tsx";
import { RemovalRequests } from "#dashboard/removals/removal-requests.tsx";
import { TodayTab } from "#dashboard/today/today-tab.tsx";

export const ShownToday = () => <TodayTab requests={<RemovalRequests />} PictureDecisions={PictureDecisions} />;
