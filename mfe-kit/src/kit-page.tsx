import { classes, Page, Surface } from '@phila/ui';
import { ActionSamples } from './action-samples.tsx';
import { AntdKit } from './antd-kit.tsx';
import { ClassSamples } from './class-samples.tsx';
import { ContentSamples } from './content-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { DataSamples } from './data-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { FileSamples } from './file-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { ScreenSamples } from './screen-samples.tsx';

/** Shows each block of `@phila/ui` in each of its states, for developers and for tests of colours, focus and widths. */
const KitPage = () => (
  <>
    <Page title="Kit" sentence="What every page is made of, each block in each of its states.">
      <div className={classes('stack gap-24')}>
        <Surface title="Data">
          <DataSamples />
        </Surface>
        <Surface title="Controls">
          <ControlSamples />
        </Surface>
        <Surface title="Forms and records">
          <FormSamples />
          <FileSamples />
        </Surface>
        <Surface title="Actions">
          <ActionSamples />
          <DialogSamples />
        </Surface>
        <Surface title="Content">
          <ContentSamples />
        </Surface>
        <Surface title="antd">
          <AntdKit />
        </Surface>
        <Surface title="Classes">
          <ClassSamples />
        </Surface>
      </div>
    </Page>
    <ScreenSamples />
  </>
);

export default KitPage;
