import { PictureDecisions } from "#dashboard/entries/list/picture-decisions.tsx";
import { RemovalRequests } from "#dashboard/removals/removal-requests.tsx";
import { TodayTab } from "#dashboard/today/today-tab.tsx";
import { YearForm } from "#dashboard/year/year-form.tsx";
import { FirstStepForm } from "./first-step-form.tsx";

export const ShownToday = () => (
  <TodayTab
    YearForm={YearForm}
    StepForm={FirstStepForm}
    requests={<RemovalRequests />}
    PictureDecisions={PictureDecisions}
  />
);
