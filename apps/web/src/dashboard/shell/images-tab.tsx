import { EntriesTab } from "#dashboard/entries/entries-tab.tsx";
import { TechnicalSkills } from "#dashboard/skills/technical-skills.tsx";
import { UploadCount } from "#dashboard/upload/uploads.tsx";

export const ImagesTab = () => (
  <EntriesTab uploading={<UploadCount />}>
    <TechnicalSkills />
  </EntriesTab>
);
