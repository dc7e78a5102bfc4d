/** Elements of a Skarabee publication. All others are dropped and counted. */
import { knownFields } from '../xml/unread-fields.ts';

const inSection = (section: string, ...names: string[]) => names.map((name) => `${section}/${name}`);

const READ_FIELDS = [
  ...inSection('Info', 'ID', 'Created', 'Modified', 'HidePrice', 'HideAddress', 'HideHouseNumber', 'Enabled'),
  ...inSection('Info', 'FlashID'),
  ...inSection('Property', 'Active', 'Created', 'Modified', 'Reference', 'Status', 'FlowStatus', 'Typo'),
  ...inSection('Property', 'Price', 'PriceType', 'PriceIndication', 'IsDiscrete', 'Currency'),
  ...inSection('Property', 'ConditionalSold'),
  ...inSection('Property', 'Address', 'Residence', 'OfficeId', 'ResponsibleLoginId'),
  ...inSection('Property', 'SalesRepresentativeLoginId', 'Project', 'PropertyType', 'Flashes', 'AllFlashes'),
  ...inSection('Property', 'NumberOfBedrooms', 'NumberOfBathrooms', 'NumberOfToilets', 'NumberOfFloors'),
  ...inSection('Property', 'NumberOfGarages', 'NumberOfParkingPlaces', 'HasParkingPlace', 'FloorLevelNL'),
  ...inSection('Property', 'Area', 'LandArea', 'SurfaceLivable', 'SurfaceTerrace', 'SurfaceGarden'),
  ...inSection('Property', 'FrontWidth', 'Depth', 'ConstructionYear', 'RenovationYear', 'GeneralState'),
  ...inSection('Property', 'HasGarage', 'HasGarden', 'HasTerrace', 'HasCellar', 'HasElevator', 'HasAttick'),
  ...inSection('Property', 'HasAlarm', 'HasFurniture', 'HasAirco', 'HasPool', 'HasDisabledAccess'),
  ...inSection('Property', 'HasIntercom', 'HasVentilation', 'HasElectricityConnect', 'HasGasConnect'),
  ...inSection('Property', 'HasWaterConnect', 'HasSewerConnect', 'HasFiberConnect', 'IsYieldProperty'),
  ...inSection('Property', 'GlazingTypes', 'HeatingTypes', 'IsolationTypes', 'RoofType', 'Orientation'),
  ...inSection('Property', 'CadastrallIncome', 'ChargesAndProvisions', 'ChargesAndProvisionsInterval'),
  ...inSection('Property', 'Acception', 'WaterPolicyPScore', 'WaterPolicyGScore', 'UnderConstruction'),
  ...inSection('Property', 'RentType', 'RentTime', 'PetsAllowed', 'Easement'),
  ...inSection('Property/Dimensions', 'ConstructionSurface'),
  ...inSection('Property/Dates', 'AvailableFrom'),
  ...inSection('Property/Energy', 'Index', 'Class', 'ClassEndDate', 'EnergyCertificateNr', 'EnergyLevel'),
  ...inSection('Property/UrbanDevelopment', 'Permit', 'Summons', 'PreemptiveRights', 'AllotmentPermit'),
  ...inSection('Property/UrbanDevelopment', 'ProtectedMonument', 'AreaApplication', 'JudicialDecisionType'),
  ...inSection('Property', 'DelimitedFloodplainOrRiverbank', 'EnvironmentalPlanning'),
  ...inSection('Property', 'VideoUrl', 'VirtualUrl', 'VRURL'),
  'Pictures',
  'Documents',
  'FloorPlans',
];

/**
 * Elements about persons, the agency's mandate, its commission and its own notes, and copies of fields that are read.
 * They are neither read nor counted, except for the ids of office and logins, which are compared with the agency file.
 */
const PRIVATE_FIELDS = [
  ...inSection('Info', 'Guid', 'Options'),
  'Estate',
  ...inSection(
    'Property',
    'ID',
    'OwnerInformation',
    'Confidential',
    'Clauses',
    'CollegialInfo',
    'LifeAnnuity',
  ),
  ...inSection('Property', 'MandateType', 'MandateNumber', 'MandateOrigin', 'CommissionChargedToBuyer'),
  ...inSection('Property', 'CommissionChargedTo', 'SellerNetPrice', 'UseSellerNetPrice', 'SoldPrice'),
  ...inSection('Property', 'CadastrallName', 'CadastrallNumbers', 'CadastrallInformations', 'CommonSection'),
  ...inSection('Property', 'RestrictionComment', 'PriceLastModified', 'Pictures', 'FloorPlans', 'Model'),
  ...inSection(
    'Property',
    'Financials',
    'PartnerUrls',
    'Link',
    'SiteUrl',
    'MarketType',
    'Type',
    'SpecialType',
  ),
  ...inSection('Property', 'CostsTennantAgency', 'ConditionalSoldDate', 'LotPublicationId'),
  ...inSection('Property/Dates', 'MandateStart', 'MandateEnd', 'AgentContract', 'StartTransaction', 'Sold'),
  ...inSection('Property/Dates', 'SignatureDeed', 'InvestmentExpiration', 'InterimIntreset', 'Auction'),
];

export const KNOWN_FIELDS = knownFields(READ_FIELDS, PRIVATE_FIELDS);
