import { medicalAid } from '@phila/contract/records/medical-aid';
import { sectionProps } from '@phila/contract/remote';
import { classes, Page, RecordCard, Tile, Tiles } from '@phila/ui';
import { sections } from '../../remote.ts';

const { title, sentence, refreshes } = sectionProps(sections, 'medical-aid');

/** The card and a link to dependants (specification: wealth, "Medical aid"). */
const MedicalAidPage = () => (
  <Page title={title} sentence={sentence}>
    <RecordCard type={medicalAid} refreshes={refreshes} />
    <div className={classes('above-16')}>
      <Tiles>
        <Tile
          to="/wealth/financial-products/medical-aid-dependants"
          title="Medical Aid Dependants"
          text="Who else it covers"
          icon="people"
        />
      </Tiles>
    </div>
  </Page>
);

export default MedicalAidPage;
